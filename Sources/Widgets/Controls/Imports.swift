// Importing this module also imports the layer below it.
@_exported public import ConstraintLayout
