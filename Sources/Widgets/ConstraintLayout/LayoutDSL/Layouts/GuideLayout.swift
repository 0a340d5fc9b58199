/// A layout guide in a layout, with its constraints; it belongs to the view in whose block it is listed.
///
///     view.sl.sublayout {
///         gap.sl.anchors { Anchors.top; Anchors.height.equalTo(constant: 12) }
///         title.sl.anchors { Anchors.top.equalTo(gap, attribute: .bottom) }
///     }
public struct GuideLayout: Layout {
    let guide: LayoutGuide
    var rules: [AnchorRule] = []
    var onActivate: ((LayoutGuide) -> Void)?

    @usableFromInline init(_ guide: LayoutGuide) { self.guide = guide }

    /// Adds constraints to the guide.
    public func anchors(@AnchorsBuilder _ anchors: () -> Anchors) -> Self {
        var changed = self
        changed.rules += anchors().rules
        return changed
    }

    /// Sets the guide's `identifier` immediately.
    public func identifying(_ identifier: String) -> Self {
        guide.identifier = identifier
        return self
    }

    /// Adds a closure that runs at each activation of the layout.
    public func onActivate(_ perform: @escaping (LayoutGuide) -> Void) -> Self {
        var changed = self
        let earlier = onActivate
        changed.onActivate = { guide in
            earlier?(guide)
            perform(guide)
        }
        return changed
    }

    public func record(in recorder: inout LayoutRecorder) {
        recorder.add(guide, rules)
        if let onActivate {
            recorder.activations.append { [guide] in onActivate(guide) }
        }
    }

    public var outline: LayoutOutline {
        LayoutOutline(
            kind: "GuideLayout", subject: guide.identifier.isEmpty ? "LayoutGuide" : guide.identifier,
            anchors: rules.flatMap { $0.lines })
    }
}
