// One import is enough for an app: the values come along.
@_exported public import Drawing
@_exported public import ImageCodecs
@_exported public import InputEvents
@_exported public import Typesetting

// The content of a chooser of emoji.
@_exported public import struct TextAnalysis.Emoji
@_exported public import struct TextAnalysis.EmojiCatalog
@_exported public import struct TextAnalysis.EmojiGroup
