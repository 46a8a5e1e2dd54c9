// Stands for the replaced import: the rows are compiled as they are.
@_exported public import UIKit
