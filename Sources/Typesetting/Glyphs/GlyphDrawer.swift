import CFreeType
import CHarfBuzz
import Drawing

/// Draws the glyphs of one face, at any size and at quarters of a pixel.
///
/// It reads the bytes with which the face was opened, so that the file may be removed later.
nonisolated final class GlyphDrawer {
    private let handle: Handle
    private let isEmboldened: Bool
    private let isSlanted: Bool
    /// The em size in pixels that is set on the handle; 0 before the first use.
    private var pixelSize = 0.0
    /// The factor by which the pixels of a bitmap strike are scaled.
    private var strikeScale = 1.0

    /// The owner of FreeType's face and of the bytes that it reads.
    private struct Handle: ~Copyable {
        let face: FT_Face
        let data: FontData
        /// The library, retained until the face is closed.
        let library: FreeTypeLibrary
        deinit { FT_Done_Face(face) }
    }

    /// Opens the face; nil if FreeType cannot read the file although HarfBuzz can.
    init?(_ face: FontFace, library: FreeTypeLibrary) {
        guard let freeType = library.library, face.data.isIntact else { return nil }
        var length: UInt32 = 0
        var opened: FT_Face?
        guard let data = hb_blob_get_data(face.data.blob, &length),
            FT_New_Memory_Face(
                freeType, UnsafeRawPointer(data).assumingMemoryBound(to: FT_Byte.self), FT_Long(length),
                FT_Long(face.file.index & 0x7fff_ffff), &opened) == 0, let opened
        else { return nil }
        handle = Handle(face: opened, data: face.data, library: library)
        isEmboldened = face.isEmboldened
        isSlanted = face.isSlanted
        setAxes(face.coordinates)
    }

    private func setAxes(_ coordinates: [Double]) {
        guard !coordinates.isEmpty else { return }
        var values = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
        FT_Set_Var_Design_Coordinates(handle.face, FT_UInt(values.count), &values)
    }

    /// Returns the mask of a glyph, relative to its origin; nil if it has no ink.
    ///
    /// `phase` is in quarters of a pixel.
    func piece(_ glyph: UInt32, pixelSize: Double, phase: Int, hinting: Hinting) -> TextRendition.Piece? {
        guard handle.data.isIntact, use(pixelSize) else { return nil }
        let isScalable = handle.face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
        let hasColor = handle.face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
        var flags = hinting.flags
        if hasColor { flags |= Int32(widgets_ft_color) }
        if isScalable, !hasColor { flags |= Int32(widgets_ft_no_bitmap) }
        guard FT_Load_Glyph(handle.face, glyph, flags) == 0, let slot = handle.face.pointee.glyph else {
            return nil
        }
        if slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE { shape(slot, phase: phase) }
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
        return copy(slot)
    }

    /// Synthesises the bold and the slant that the file lacks, and applies the subpixel offset.
    private func shape(_ slot: FT_GlyphSlot, phase: Int) {
        if isEmboldened { FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(pixelSize * 64 / 24)) }
        if isSlanted {
            var slant = FT_Matrix(xx: 0x10000, xy: 0x3333, yx: 0, yy: 0x10000)
            FT_Outline_Transform(&slot.pointee.outline, &slant)
        }
        if phase != 0 {
            FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 64 / GlyphPosition.phases), 0)
        }
    }

    /// Selects the size; returns false if the face has no usable size.
    private func use(_ pixels: Double) -> Bool {
        if pixels == pixelSize { return true }
        let face = handle.face.pointee
        if face.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 {
            guard FT_Set_Char_Size(handle.face, 0, FT_F26Dot6((pixels * 64).rounded()), 72, 72) == 0 else {
                return false
            }
            strikeScale = 1
        } else {
            guard let strike = strike(for: pixels), FT_Select_Size(handle.face, FT_Int(strike.index)) == 0
            else { return false }
            strikeScale = min(1, pixels / strike.size)
        }
        pixelSize = pixels
        return true
    }

    /// Returns the smallest bitmap strike that is large enough, otherwise the largest; nil if there is none.
    private func strike(for pixels: Double) -> (index: Int, size: Double)? {
        let face = handle.face.pointee
        var best: (index: Int, size: Double)?
        for index in 0..<Int(face.num_fixed_sizes) {
            let size = Double(face.available_sizes[index].y_ppem) / 64
            guard size > 0 else { continue }
            guard let known = best else {
                best = (index, size)
                continue
            }
            let isBetter = known.size < pixels ? size > known.size : size >= pixels && size < known.size
            if isBetter { best = (index, size) }
        }
        return best
    }

    private func copy(_ slot: FT_GlyphSlot) -> TextRendition.Piece? {
        let bitmap = slot.pointee.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard width > 0, height > 0, width * height <= 1 << 24, let buffer = bitmap.buffer else { return nil }
        let (left, top) = (Int(slot.pointee.bitmap_left), -Int(slot.pointee.bitmap_top))
        let mode = UInt32(bitmap.pixel_mode)
        if mode == FT_PIXEL_MODE_BGRA.rawValue {
            let stride = Int(bitmap.pitch) / 4
            return buffer.withMemoryRebound(to: UInt32.self, capacity: stride * height) {
                colorPiece($0, width: width, height: height, stride: stride, left: left, top: top)
            }
        }
        guard mode == FT_PIXEL_MODE_GRAY.rawValue || mode == FT_PIXEL_MODE_MONO.rawValue else { return nil }
        let mask = GlyphMask(width: width, height: height, isColored: false)
        for row in 0..<height {
            let source = buffer + row * Int(bitmap.pitch)
            let target = mask.coverage + row * mask.stride
            if mode == FT_PIXEL_MODE_GRAY.rawValue {
                target.update(from: source, count: width)
            } else {
                for column in 0..<width {
                    target[column] = source[column >> 3] << (column & 7) & 0x80 != 0 ? 255 : 0
                }
            }
        }
        return TextRendition.Piece(mask: mask, x: left, y: top)
    }

    private func colorPiece(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, left: Int, top: Int
    ) -> TextRendition.Piece? {
        guard let ink = Ink(pixels: pixels, width: width, height: height, stride: stride) else { return nil }
        let (x, y) = (Double(left + ink.left) * strikeScale, Double(top + ink.top) * strikeScale)
        let mask = strikeScale == 1 ? ink.mask() : ink.mask(scaledBy: strikeScale)
        return TextRendition.Piece(mask: mask, x: Int(x.rounded(.down)), y: Int(y.rounded()))
    }
}
