// One import is enough for an app: the retained toolkit and the values come along.
@_exported public import Widgets
