// Re-exports the value types of the lower layers together with the views.
@_exported public import ContentTypes
@_exported public import Drawing
@_exported public import Icons
@_exported public import InputEvents
@_exported public import Typesetting
