// One import is enough for an app: all layers and their values come along.
@_exported public import ImageCodecs
@_exported public import Windowing
