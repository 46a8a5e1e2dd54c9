import SegueCommands
import SegueCore
import SegueStyles
import ZoomStyle

exit(runSegue(catalog: shippedStyles.adding(.zoom)))
