import FlipStyle
import Foundation
import SegueCommands
import SegueCore
import SegueStyles

exit(runSegue(catalog: shippedStyles.adding(.flip)))
