// Re-exports the next lower layer, so that importing this module is enough.
@_exported public import TextViews

// Re-exports the types of the emoji chooser's content.
@_exported public import struct TextAnalysis.Emoji
@_exported public import struct TextAnalysis.EmojiCatalog
@_exported public import struct TextAnalysis.EmojiGroup
