import Testing

/// Runs the tests of the emoji chooser serially: all of them share the recently used emoji.
@Suite(.serialized) enum EmojiSuites {}
