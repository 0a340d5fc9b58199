import Testing

/// Tests of the emoji chooser run one after the other: what was chosen last is known to all of them.
@Suite(.serialized) enum EmojiSuites {}
