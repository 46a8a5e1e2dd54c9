@_exported public import SegueCore
@_exported public import SegueRecording
@_exported public import SegueSimulation
