public import Drawing

extension SoftwarePlayer {
    public func pushClip(_ shape: RoundedRect, at offset: PixelPoint) {
        if transform.isTranslation {
            pushUntransformedClip(moved(shape), at: offset)
        } else {
            shapePath.removeAll()
            shapePath.addRoundedRect(shape)
            pushClip(shapePath, style: FillStyle(), at: offset)
        }
    }

    func pushUntransformedClip(_ shape: RoundedRect, at offset: PixelPoint) {
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
        let grid = CornerGrid(inner, hole: nil)
        let mask = cornerMasks.mask(of: inner, hole: nil, grid: grid)
        let coverage = ShapeCoverage(inner, hole: nil, grid: grid, mask: mask, scratch: coverageScratch)
        scopes.append(.roundedClip(coverage, mark: savedPixels.count, outside: outside))
        saveCorners(grid)
    }

    public func popClip() {
        switch scopes.popLast() {
        case .clip(let outside):
            target = outside
        case .roundedClip(let coverage, let mark, let outside):
            restoreCorners(coverage, mark: mark)
            target = outside
        case .pathClip(let part, let maskMark, let mark, let outside):
            target.restore(
                part, from: savedPixels.elements(from: mark), mask: clipMasks.elements(from: maskMark),
                stride: part.width)
            savedPixels.removeAll(from: mark)
            clipMasks.removeAll(from: maskMark)
            target = outside
        case .layer, .shift, .transform, nil:
            preconditionFailure("SoftwarePlayer: popClip() without its pushClip(); balance pushes and pops")
        }
    }

    public func pushLayer(bounds: PixelRect, style: LayerStyle, transform: AffineTransform) {
        let outside = target
        let outerTransform = self.transform
        self.transform = .identity
        if style.needsNoLayer, let distance = transform.wholePixels {
            target = outside.shifted(by: distance).clipped(to: bounds)
            scopes.append(.shift(outside: outside, transform: outerTransform))
            return
        }
        openLayer(bounds: bounds, style: style, transform: transform, restoring: outerTransform)
    }

    public func pushLayer(
        bounds: PixelRect, style: LayerStyle, projection: ProjectionTransform, at origin: PixelPoint
    ) {
        let (outer, plane) = (transform, ProjectedPlane(projection, origin: origin))
        transform = .identity
        openLayer(bounds: plane == nil ? .empty : bounds, style: style, plane: plane, restoring: outer)
    }

    /// Begins a layer in memory of its own, and keeps the current transform.
    func openLayer(
        bounds: PixelRect, style: LayerStyle, transform: AffineTransform = .identity,
        plane: ProjectedPlane? = nil, restoring outer: AffineTransform
    ) {
        let outside = target
        if openLayers == layerMemories.count { layerMemories.append(ScratchMemory()) }
        let layer = Layer(
            bounds: bounds, style: style, reach: reach(of: style.filters), transform: transform, plane: plane,
            clip: outside.clip, memory: layerMemories[openLayers])
        openLayers += 1
        target = layer.makeTarget()
        scopes.append(.layer(layer, outside: outside, transform: outer))
    }

    public func popLayer() {
        switch scopes.popLast() {
        case .layer(let layer, let outside, let outerTransform):
            apply(layer.style.filters, to: layer)
            openLayers -= 1
            target = outside
            transform = outerTransform
            layer.draw(on: target, row: rowScratch)
        case .shift(let outside, let outerTransform):
            target = outside
            transform = outerTransform
        case .clip, .roundedClip, .pathClip, .transform, nil:
            preconditionFailure("SoftwarePlayer: popLayer() without its pushLayer(); balance pushes and pops")
        }
    }

    func pushTransform(_ change: AffineTransform) {
        scopes.append(.transform(outside: transform))
        let product = change.concatenating(transform)
        transform = product.isFinite ? product : AffineTransform(scaleX: 0, y: 0)
    }

    func popTransform() {
        guard case .transform(let outside) = scopes.popLast() else {
            preconditionFailure(
                "SoftwarePlayer: popTransform() without its pushTransform(); balance pushes and pops")
        }
        transform = outside
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
                target.restore(part, from: savedPixels.elements(from: index), mask: bytes, stride: stride)
                index += part.area
            }
        }
        savedPixels.removeAll(from: mark)
    }
}
