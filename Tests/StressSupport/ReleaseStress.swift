import Widgets

/// Releases views on another thread, and uses the surviving objects before the main actor has run the views' clean-up.
public enum ReleaseStress {
    /// Runs the scenario for each class; returns one line for each defect.
    public static func findings(
        _ classes: [(name: String, make: @MainActor @Sendable () -> any AnyObject & Sendable)]
    ) async -> [String] {
        var findings: [String] = []
        for item in classes {
            let survivors = Survivors()
            weak var released: AnyObject?
            let handover = prepare(item.make(), survivors, &released)
            handover.releaseOnAnotherThread()
            findings += survivors.defects(of: item.name, beforeCleanUp: true)
            await mainActorRunsPendingJobs()
            if released != nil { findings.append("\(item.name): is not deallocated") }
            findings += survivors.defects(of: item.name, beforeCleanUp: false)
        }
        return findings
    }

    /// Reads references to a view while another thread releases it; returns one line for each defect.
    ///
    /// At any moment, each reference has to return the complete view or nil.
    public static func raceFindings(rounds: Int = 500) async -> [String] {
        var findings: [String] = []
        for round in 0..<rounds {
            let survivors = Survivors()
            var reads = 0
            handover(joining: survivors).releaseOnAnotherThread {
                while let superview = survivors.subview.superview, reads < 1_000_000 {
                    reads += 1
                    if superview.tag != 7 || superview.subviews.count != 2 {
                        findings.append("round \(round): read \(reads) is of a view in deinitialisation")
                    }
                }
            }
            if survivors.subview.superview != nil {
                findings.append("round \(round): the view is not released")
            }
            findings += survivors.defects(of: "round \(round)", beforeCleanUp: true)
            await mainActorRunsPendingJobs()
        }
        return findings
    }

    /// Returns a handover of a view that has the survivors as subviews.
    private static func handover(joining survivors: Survivors) -> Handover {
        let view = View()
        view.tag = 7
        survivors.join(view)
        return Handover(view)
    }

    /// Waits until the main actor has run the deinitialisers in its queue: a job enqueued now runs after them.
    public static func mainActorRunsPendingJobs() async {
        for _ in 0..<3 { await Task { @MainActor in }.value }
    }

    /// Adds the survivors to the object's view, lays it out, and returns a handover of the object.
    private static func prepare(
        _ object: any AnyObject & Sendable, _ survivors: Survivors, _ released: inout AnyObject?
    ) -> Handover {
        if let view = (object as? View) ?? (object as? ViewController)?.view {
            survivors.join(view)
            if !view.isEmptyHostingContainer { view.layoutIfNeeded() }
        }
        released = object
        return Handover(object)
    }

    /// Objects in the tree of a view that outlive the view.
    final class Survivors {
        let subview = View()
        let label = Label(text: "Name")
        let guide = LayoutGuide()
        var constraints: [LayoutConstraint] = []

        init() { label.translatesAutoresizingMaskIntoConstraints = false }

        /// Adds the views, the guide and the constraints to `view`.
        func join(_ view: View) {
            view.addSubview(subview)
            view.addSubview(label)
            view.addLayoutGuide(guide)
            constraints = [
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
                guide.leadingAnchor.constraint(equalTo: label.trailingAnchor),
                guide.widthAnchor.constraint(equalTo: subview.widthAnchor),
            ]
            LayoutConstraint.activate(constraints)
        }

        /// Returns one line for each reference to the released view, and for each object that cannot be used in another view.
        func defects(of name: String, beforeCleanUp: Bool) -> [String] {
            var defects: [String] = []
            let time = beforeCleanUp ? "before its clean-up" : "after its clean-up"
            func check(_ holds: Bool, _ defect: String) {
                if !holds { defects.append("\(name) \(time): \(defect)") }
            }
            check(subview.superview == nil, "a subview still has a superview")
            check(subview.next == nil, "a subview still has a next responder")
            check(subview.window == nil, "a subview still has a window")
            check(!subview.isDescendant(of: label), "a subview is a descendant of its sibling")
            if !constraints.isEmpty {
                check(constraints[0].firstItem === label, "a constraint has lost its first item")
                check(constraints[0].secondItem == nil, "a constraint still refers to the view")
                check(guide.owningView == nil, "a guide still refers to the view")
            }
            subview.setNeedsLayout()
            label.text = beforeCleanUp ? "Other name" : "Name"
            label.invalidateIntrinsicContentSize()
            let other = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            other.addSubview(subview)
            other.addSubview(label)
            let width = label.widthAnchor.constraint(equalToConstant: 40)
            width.isActive = true
            other.layoutIfNeeded()
            check(label.frame.width == 40, "the label cannot be laid out in another view")
            width.isActive = false
            subview.removeFromSuperview()
            label.removeFromSuperview()
            for constraint in constraints where !beforeCleanUp {
                check(!constraint.isActive, "a constraint is still active")
            }
            return defects
        }
    }
}
