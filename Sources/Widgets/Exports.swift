// Importing this module is enough for an app: it re-exports all layers.
@_exported public import DesktopServices
@_exported public import ImageCodecs
@_exported public import Windowing
