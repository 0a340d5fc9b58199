/// The validation of numbers passed by callers: invalid values are reported and replaced.
enum AnimationTimes {
    /// The maximum duration in seconds, about thirty years.
    nonisolated static let maximumDuration = 1e9

    /// Returns `seconds` if it is finite and at least 0; otherwise reports it and returns 0.
    static func valid(_ seconds: Double, _ name: String) -> Double {
        if seconds >= 0, seconds.isFinite { return min(seconds, maximumDuration) }
        report(name, seconds, "0 is used; give a finite number of seconds, at least 0")
        return 0
    }

    static func validVelocity(_ velocity: Double) -> Double {
        if velocity.isFinite { return min(max(velocity, -1e6), 1e6) }
        report("initialSpringVelocity", velocity, "0 is used; give a finite number")
        return 0
    }

    static func validDamping(_ dampingRatio: Double) -> Double {
        if dampingRatio > 0, dampingRatio.isFinite { return dampingRatio }
        report("the damping ratio", dampingRatio, "1 is used; give a number greater than 0")
        return 1
    }

    static func validBounce(_ bounce: Double) -> Double {
        if bounce.isFinite { return bounce }
        report("bounce", bounce, "0 is used; give a number from -1 to 1")
        return 0
    }

    static func validRepeatCount(_ count: Double) -> Double {
        if count > 0 { return count }
        report("the repeat count", count, "1 is used; give a number greater than 0")
        return 1
    }

    /// Returns `part` if it is a fraction in 0...1; otherwise reports it and returns the nearer end.
    static func validPart(_ part: Double, _ name: String) -> Double {
        if part >= 0, part <= 1 { return part }
        report(name, part, "the nearest value in 0...1 is used")
        return part > 1 ? 1 : 0
    }

    private static func report(_ name: String, _ value: Double, _ cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: "View.animate", message: "\(name) was set to \(value)",
                cure: cure))
    }
}
