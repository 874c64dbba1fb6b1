"""The parts of an attack to which ops belong, beside those that the engine knows.

An op that acts takes place after the damage, or before it where it is the price of more damage.
"""

DAMAGE = "damage"  # works out the attack's own damage
AFTER_DAMAGE = "after damage"  # never the price of more damage: always after it
