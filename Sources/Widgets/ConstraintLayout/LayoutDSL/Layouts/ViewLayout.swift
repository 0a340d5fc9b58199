/// A view in a layout, with its constraints and its subviews.
///
///     let layout = card.sl.anchors { Anchors.center }.sublayout { title }
public struct ViewLayout<Content: View, Sublayout: Layout>: Layout {
    @usableFromInline let view: Content
    @usableFromInline var rules: [AnchorRule]
    @usableFromInline var sublayout: Sublayout
    @usableFromInline var onActivate: ((Content) -> Void)?

    @inlinable init(_ view: Content, rules: [AnchorRule] = [], sublayout: Sublayout) {
        self.view = view
        self.rules = rules
        self.sublayout = sublayout
    }

    /// Adds constraints to the view.
    @inlinable public func anchors(@AnchorsBuilder _ anchors: () -> Anchors) -> Self {
        var changed = self
        if changed.rules.isEmpty {
            changed.rules = anchors().rules
        } else {
            changed.rules += anchors().rules
        }
        return changed
    }

    /// Adds subviews, in front of those added before.
    @inlinable public func sublayout<More: Layout>(@LayoutBuilder _ content: () -> More)
        -> ViewLayout<Content, TupleLayout<Sublayout, More>>
    {
        var changed = ViewLayout<Content, TupleLayout<Sublayout, More>>(
            view, rules: rules, sublayout: TupleLayout(sublayout, content()))
        changed.onActivate = onActivate
        return changed
    }

    /// Sets the view's `accessibilityIdentifier` immediately.
    public func identifying(_ identifier: String) -> Self {
        view.accessibilityIdentifier = identifier
        return self
    }

    /// Adds a closure that runs at each activation and update of the layout, after the views have been added and before the constraints are
    /// created: anchors can refer to an identifier that it sets.
    public func onActivate(_ perform: @escaping (Content) -> Void) -> Self {
        var changed = self
        if let earlier = onActivate {
            changed.onActivate = { view in
                earlier(view)
                perform(view)
            }
        } else {
            changed.onActivate = perform
        }
        return changed
    }

    @inlinable public func record(in recorder: inout LayoutRecorder) {
        let index = recorder.open(view, rules)
        if let onActivate {
            recorder.activations.append { [view] in onActivate(view) }
        }
        sublayout.record(in: &recorder)
        recorder.close(index)
    }

    public var outline: LayoutOutline {
        LayoutOutline(
            kind: "ViewLayout", subject: LayoutOutline.name(of: view),
            anchors: rules.flatMap { $0.lines }, children: sublayout.outline.listed)
    }
}

extension ViewLayout where Sublayout == EmptyLayout {
    /// Sets the subviews of the view.
    @inlinable public func sublayout<More: Layout>(@LayoutBuilder _ content: () -> More) -> ViewLayout<
        Content, More
    > {
        var changed = ViewLayout<Content, More>(view, rules: rules, sublayout: content())
        changed.onActivate = onActivate
        return changed
    }
}
