// Modules that read a recording format its numbers as this module does.
@_exported public import SegueText
