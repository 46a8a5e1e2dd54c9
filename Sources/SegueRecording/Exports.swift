// Those who read a recording write its numbers as it does.
@_exported public import SegueText
