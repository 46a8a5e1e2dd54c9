import Foundation
import SegueCommands
import SegueStyles

exit(
  runSegue(
    arguments: Array(CommandLine.arguments.dropFirst()), catalog: shippedStyles, console: .process()
  ))
