public import Drawing

extension SoftwarePlayer {
    public func pushClip(_ shape: RoundedRect, at offset: PixelPoint) {
        let outside = target
        guard let inner = PixelShape(shape, scale: scale, offset: offset, edges: .snapped) else {
            target = outside.clipped(to: .empty)
            scopes.append(.clip(outside: outside))
            return
        }
        target = outside.clipped(to: inner.bounds)
        if !inner.isRound || target.clip.isEmpty {
            scopes.append(.clip(outside: outside))
            return
        }
        let coverage = ShapeCoverage(inner, hole: nil, cache: cornerMasks, scratch: coverageScratch)
        scopes.append(.roundedClip(coverage, mark: savedPixels.count, outside: outside))
        saveCorners(coverage.grid)
    }

    /// Clips to a mask, at the cost of saving and restoring the part of its box within the current clip.
    public func pushClip(_ mask: CoverageMask, at offset: PixelPoint) {
        let outside = target
        target = outside.clipped(to: mask.bounds.moved(by: offset))
        let part = target.clip
        if part.isEmpty {
            scopes.append(.clip(outside: outside))
            return
        }
        let mark = savedPixels.count
        target.save(part, to: savedPixels.push(part.area))
        scopes.append(.maskedClip(mask, at: offset, part: part, mark: mark, outside: outside))
    }

    public func popClip() {
        switch scopes.popLast() {
        case .clip(let outside):
            target = outside
        case .roundedClip(let coverage, let mark, let outside):
            restoreCorners(coverage, mark: mark)
            target = outside
        case .maskedClip(let mask, let place, let part, let mark, let outside):
            restore(part, through: mask, at: place, mark: mark)
            target = outside
        case .layer, .shift, nil:
            preconditionFailure("SoftwarePlayer: popClip() without its pushClip(); balance pushes and pops")
        }
    }

    public func pushLayer(bounds: PixelRect, opacity: Double, transform: AffineTransform) {
        let outside = target
        if opacity >= 1, let distance = transform.wholePixels {
            target = outside.shifted(by: distance).clipped(to: bounds)
            scopes.append(.shift(outside: outside))
            return
        }
        if openLayers == layerMemories.count { layerMemories.append(ScratchMemory()) }
        let layer = Layer(
            bounds: bounds, opacity: opacity, transform: transform, clip: outside.clip,
            memory: layerMemories[openLayers])
        openLayers += 1
        target = layer.makeTarget()
        scopes.append(.layer(layer, outside: outside))
    }

    public func popLayer() {
        switch scopes.popLast() {
        case .layer(let layer, let outside):
            openLayers -= 1
            target = outside
            layer.draw(on: target, row: rowScratch)
        case .shift(let outside):
            target = outside
        case .clip, .roundedClip, .maskedClip, nil:
            preconditionFailure("SoftwarePlayer: popLayer() without its pushLayer(); balance pushes and pops")
        }
    }

    /// Restores the saved pixels of `part` where the mask does not cover them.
    private func restore(_ part: PixelRect, through mask: CoverageMask, at offset: PixelPoint, mark: Int) {
        let box = mask.bounds.moved(by: offset)
        mask.coverage.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            let first = base + ((part.top - box.top) * box.width + (part.left - box.left))
            target.restore(part, from: savedPixels.pixels(from: mark), mask: first, stride: box.width)
        }
        savedPixels.removeAll(from: mark)
    }

    /// Saves the pixels of the corner blocks.
    ///
    /// `popClip` blends them over the content drawn since, by the clip's coverage. The result equals drawing that content as a whole
    /// through the coverage, without seams between neighbouring shapes.
    private func saveCorners(_ grid: CornerGrid) {
        for corner in 0..<4 {
            let part = grid.block(corner).intersection(target.clip)
            if !part.isEmpty { target.save(part, to: savedPixels.push(part.area)) }
        }
    }

    private func restoreCorners(_ coverage: ShapeCoverage, mark: Int) {
        var index = mark
        for corner in 0..<4 {
            coverage.withCorner(corner, within: target.clip) { part, bytes, stride in
                target.restore(part, from: savedPixels.pixels(from: index), mask: bytes, stride: stride)
                index += part.area
            }
        }
        savedPixels.removeAll(from: mark)
    }
}

extension PixelRect {
    fileprivate func moved(by distance: PixelPoint) -> PixelRect {
        PixelRect(
            left: left + distance.x, top: top + distance.y, right: right + distance.x,
            bottom: bottom + distance.y)
    }
}
