// Text layout and text editing share one type for positions in a text.
@_exported public import struct TextEditing.TextPosition
