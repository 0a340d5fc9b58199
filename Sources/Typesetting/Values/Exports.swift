// Places in a text are the same for what lays it out and for what edits it.
@_exported public import struct TextEditing.TextPosition
