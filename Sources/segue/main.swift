import Foundation
import SegueCommands
import SegueStyles

exit(runSegue(catalog: shippedStyles))
