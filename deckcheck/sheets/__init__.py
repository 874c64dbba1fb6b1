"""Paper: registration sheets, checklists for judges, and forms that organisers hand out."""
