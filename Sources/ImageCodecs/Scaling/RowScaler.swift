internal import Drawing

/// Scales an image whose rows arrive from top to bottom.
///
/// Decoders add each row when it is decoded, so that a large file needs memory for the scaled image and a few rows.
///
///     var scaler = RowScaler(from: size, to: smaller)
///     while let row = reader.next() { scaler.add(row.span) }
///     return scaler.bitmap
struct RowScaler {
    private let source: PixelSize
    private let target: PixelSize
    private let horizontal: AxisWeights
    private let vertical: AxisWeights
    private let isIdentity: Bool
    /// The number of rows added.
    private(set) var rowCount = 0
    private var pixels: [UInt32] = []
    /// The sums of the target rows to which the added rows contribute and later ones will, in order.
    private var sums: [[SIMD4<Float>]] = []
    /// Buffers of finished rows, for reuse.
    private var pool: [[SIMD4<Float>]] = []
    private var filtered: [SIMD4<Float>]

    /// All sides must be positive.
    init(from source: PixelSize, to target: PixelSize) {
        self.source = source
        self.target = target
        isIdentity = source == target
        horizontal =
            isIdentity
            ? AxisWeights(source: 1, target: 1) : AxisWeights(source: source.width, target: target.width)
        vertical =
            isIdentity ? horizontal : AxisWeights(source: source.height, target: target.height)
        filtered = isIdentity ? [] : [SIMD4<Float>](repeating: .zero, count: target.width)
        // Not initialised: a truncated file costs memory only for the rows that it has.
        pixels.reserveCapacity(target.count)
    }

    /// The scaled image, after all rows have been added.
    var bitmap: Bitmap {
        precondition(rowCount == source.height, "RowScaler: \(rowCount) of \(source.height) rows were added")
        return Bitmap(width: target.width, height: target.height, pixels: pixels)
    }

    /// Adds the next row, of premultiplied pixels.
    mutating func add(_ row: Span<UInt32>) {
        precondition(
            row.count == source.width && rowCount < source.height,
            "RowScaler: row \(rowCount) has \(row.count) pixels, the image \(source)")
        defer { rowCount += 1 }
        if isIdentity {
            for index in row.indices { pixels.append(row[index]) }
            return
        }
        filter(row)
        let first = pixels.count / target.width
        var next = first
        while next < target.height, vertical.starts[next] <= rowCount {
            if next - first == sums.count { sums.append(zeros()) }
            let weight = vertical.values[vertical.offsets[next] + rowCount - vertical.starts[next]]
            accumulate(weight, in: next - first)
            next += 1
        }
        finishRows(from: first)
    }

    private mutating func zeros() -> [SIMD4<Float>] {
        guard var row = pool.popLast() else { return [SIMD4<Float>](repeating: .zero, count: target.width) }
        for index in row.indices { row[index] = .zero }
        return row
    }

    private mutating func accumulate(_ weight: Float, in index: Int) {
        for column in 0..<target.width { sums[index][column] += filtered[column] * weight }
    }

    /// Scales the row horizontally.
    private mutating func filter(_ row: Span<UInt32>) {
        for column in 0..<target.width {
            var sum = SIMD4<Float>.zero
            let start = horizontal.starts[column]
            let offset = horizontal.offsets[column]
            for tap in 0..<horizontal.offsets[column + 1] - offset {
                let pixel = row[start + tap]
                let channels = SIMD4<Float>(
                    Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
                sum += channels * horizontal.values[offset + tap]
            }
            filtered[column] = sum
        }
    }

    /// Appends the target rows to which no later row contributes.
    private mutating func finishRows(from first: Int) {
        var finished = 0
        while finished < sums.count, vertical.sources(of: first + finished).upperBound == rowCount + 1 {
            for sum in sums[finished] { pixels.append(Self.pixel(sum)) }
            finished += 1
        }
        pool += sums.prefix(finished)
        sums.removeFirst(finished)
    }

    /// Rounds the channels; the cubic overshoots at edges, so that colours are limited to 0...alpha.
    private static func pixel(_ sum: SIMD4<Float>) -> UInt32 {
        let rounded = (sum + 0.5).rounded(.down).clamped(
            lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
        let alpha = UInt32(rounded[3])
        return alpha << 24 | min(alpha, UInt32(rounded[2])) << 16 | min(alpha, UInt32(rounded[1])) << 8
            | min(alpha, UInt32(rounded[0]))
    }
}
