import CHarfBuzz

/// The variation axes of a variable font.
nonisolated struct FontAxes {
    private var axes: [hb_ot_var_axis_info_t] = []
    private let face: OpaquePointer

    private static let weight: hb_tag_t = 0x7767_6874
    private static let slant: hb_tag_t = 0x736c_6e74
    private static let italic: hb_tag_t = 0x6974_616c

    /// Reads the axes of a face, which must outlive this value.
    init(_ face: OpaquePointer) {
        self.face = face
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return }
        axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        _ = hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    }

    var hasWeights: Bool { axes.contains { $0.tag == Self.weight } }
    var hasSlant: Bool { axes.contains { $0.tag == Self.slant || $0.tag == Self.italic } }

    /// Returns the coordinate on each axis: of the file's named instance, or for the requested weight.
    func coordinates(of file: FontFile, weight: UInt16) -> [Double] {
        guard !axes.isEmpty else { return [] }
        let instance = file.index >> 16 & 0x7fff
        if instance > 0 {
            var count = UInt32(axes.count)
            var values = [Float](repeating: 0, count: axes.count)
            _ = hb_ot_var_named_instance_get_design_coords(face, instance - 1, &count, &values)
            if count > 0 { return values.map(Double.init) }
        }
        return axes.map { axis in
            func held(_ value: Float) -> Double { Double(min(max(value, axis.min_value), axis.max_value)) }
            switch axis.tag {
            case Self.weight where weight > 0: return held(Float(weight))
            case Self.slant where file.synthesizesItalic: return held(-12)
            case Self.italic where file.synthesizesItalic: return held(1)
            default: return Double(axis.default_value)
            }
        }
    }
}
