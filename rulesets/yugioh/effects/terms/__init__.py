"""Words that programs are made of: filters, selectors, numbers, conditions."""
