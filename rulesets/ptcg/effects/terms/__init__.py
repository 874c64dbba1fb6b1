"""What programs speak about: selectors, filters, numbers and conditions."""
