// The values of the lower targets come along with the views.
@_exported public import Drawing
@_exported public import InputEvents
@_exported public import Typesetting
