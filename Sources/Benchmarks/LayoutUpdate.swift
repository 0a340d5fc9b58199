import Widgets

/// layout1000: updates a layout of 1,000 views, unchanged and with one view added or removed, and measures the memory of an activation.
enum LayoutUpdate {
    static func run() {
        let form = LayoutForm()
        let before = Measure.allocatedBytes
        form.sl.updateLayout()
        let host = ViewHost(rootView: form, size: Size(width: 1000, height: 800))
        let target = BitmapTarget(width: 1000, height: 800)
        host.runFrame(into: target)
        Report.check("layout1000", form.viewCount == 1000, "\(form.viewCount) views")
        Report.check("layout1000", form.fields[200].frame.width == 728, "\(form.fields[200].frame)")
        Report.check("layout1000", Measure.allocatedBytes > before, "no memory was taken")

        let count = 1000.0
        let start = form.activation?.statistics ?? ActivationStatistics()
        let unchanged = median { form.sl.updateLayout() }
        let report = (form.activation?.statistics ?? ActivationStatistics()).since(start)
        Report.check("layout1000", report.updates == 201, "\(report)")
        Report.check("layout1000", report.viewsAdded == 0 && report.constraintsActivated == 0, "\(report)")
        Report.figure("layout1000", "unchanged_us_per_view", unchanged / count)

        let added = form.activation?.statistics.viewsAdded ?? 0
        let toggled = median { form.toggle() }
        Report.check(
            "layout1000", (form.activation?.statistics.viewsAdded ?? 0) > added, "nothing was toggled")
        let own = median { form.toggleWithoutDSL() }
        Report.figure("layout1000", "unchanged_us", unchanged)
        Report.figure("layout1000", "toggled_us", toggled)
        Report.figure("layout1000", "own_cost_of_the_view_us", own)
        Report.figure("layout1000", "toggled_ratio", (toggled - own) / unchanged)

        let kept = Measure.allocatedBytes
        form.activation = nil
        Report.figure("layout1000", "activation_bytes_per_view", (kept - Measure.allocatedBytes) / count)
        Report.check("layout1000", form.fields[0].superview === form, "the views have gone")
    }

    private static func median(of count: Int = 201, _ action: () -> Void) -> Double {
        var times: [Double] = []
        for _ in 0..<count {
            let start = Measure.now
            action()
            times.append(Measure.now - start)
        }
        return Measure.median(times)
    }

}

/// 333 rows of label, field and button with five constraints each, and one view that is toggled.
private final class LayoutForm: View, Layoutable {
    let labels = (0..<333).map { Label(text: "Label \($0)") }
    let fields = (0..<333).map { _ in View() }
    let buttons = (0..<333).map { Button(title: "Button \($0)") }
    let extra = View()
    var activation: Activation?
    private var showsExtra = true

    var viewCount: Int { subviews.count }

    @LayoutBuilder var layout: some Layout {
        self.sl.sublayout {
            for index in fields.indices {
                labels[index].sl.anchors {
                    Anchors.leading.equalToSuper(constant: 8)
                    Anchors.width.equalTo(constant: 120)
                    Anchors.centerY.equalTo(fields[index])
                }
                fields[index].sl.anchors {
                    Anchors.leading.equalTo(labels[index], attribute: .trailing, constant: 8)
                    if index == 0 {
                        Anchors.top.equalToSuper(constant: 8)
                    } else {
                        Anchors.top.equalTo(fields[index - 1], attribute: .bottom, constant: 4)
                    }
                    Anchors.height.equalTo(constant: 24)
                    Anchors.trailing.equalTo(buttons[index].leadingAnchor, constant: -8)
                }
                buttons[index].sl.anchors {
                    Anchors.width.equalTo(constant: 120)
                    Anchors.trailing.equalToSuper(constant: -8)
                    Anchors.centerY.equalTo(fields[index])
                }
                if index == 166, showsExtra {
                    extra.sl.anchors {
                        Anchors.top.leading.equalTo(fields[166])
                        Anchors.size.equalTo(width: 4, height: 4)
                    }
                }
            }
        }
    }

    func toggle() {
        showsExtra.toggle()
        sl.updateLayout()
    }

    /// Adds or removes the toggled view without the layout DSL, for comparison.
    func toggleWithoutDSL() {
        if extra.superview === self {
            extra.removeFromSuperview()
            return
        }
        insertSubview(extra, at: 500)
        LayoutConstraint.activate([
            extra.topAnchor.constraint(equalTo: fields[166].topAnchor),
            extra.leadingAnchor.constraint(equalTo: fields[166].leadingAnchor),
            extra.widthAnchor.constraint(equalToConstant: 4),
            extra.heightAnchor.constraint(equalToConstant: 4),
        ])
    }
}
