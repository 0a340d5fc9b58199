import TextAnalysis

/// A stretch of a paragraph that is shaped as one: one look, one face, one script, one embedding level.
nonisolated struct TextSpan {
    /// Where the span begins, in code points or bytes of the paragraph (which one, its owner says).
    var start: Int32
    /// Number in the face library; -1 when there is no font at all.
    var face: Int32
    /// Index into the paragraph's looks.
    var look: Int32
    var script: ScriptCode
    /// Odd levels run from right to left.
    var level: UInt8
    /// A tab alone: white space that leads to a stop.
    var isTab: Bool

    func continues(_ other: TextSpan) -> Bool {
        face == other.face && look == other.look && script == other.script && level == other.level
            && !isTab && !other.isTab
    }
}
