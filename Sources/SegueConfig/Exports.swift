// Those who report a diagnostic write numbers and quoted names as this module does.
@_exported public import SegueText
