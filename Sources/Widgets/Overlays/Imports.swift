// The layer below comes along with this one.
@_exported public import TextViews

// The content of a chooser of emoji.
@_exported public import struct TextAnalysis.Emoji
@_exported public import struct TextAnalysis.EmojiCatalog
@_exported public import struct TextAnalysis.EmojiGroup
