// Modules that report diagnostics format numbers and quoted names as this module does.
@_exported public import SegueText
