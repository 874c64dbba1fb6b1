"""What effects do: one op each."""
