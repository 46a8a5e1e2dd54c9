@_exported public import SegueCore
@_exported public import SegueRecording
