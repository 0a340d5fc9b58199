// Apps need only one import: the retained toolkit and the value types are re-exported.
@_exported public import Widgets
