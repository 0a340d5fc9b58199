/// Finds line break opportunities (UAX #14, Unicode 15.0, with numbers kept together as in example 7 of its section 8.2).
///
/// Code points are supplied in order; each call also needs the class of the next one, for prefixes of numbers.
///
///     var breaker = LineBreaker()
///     for index in points.indices {
///         let next = index + 1 < points.count ? points[index + 1] : nil
///         breaks.append(breaker.opportunity(before: points[index], next: next))
///     }
package struct LineBreaker: Sendable {
    /// The line break opportunity between two code points (UAX #14).
    package enum Opportunity: UInt8, Sendable {
        case prohibited, allowed, mandatory
    }

    private enum Number { case none, open, closed }

    /// The previous class, after LB9 (marks are skipped) and LB10 (isolated marks are letters); nil at the start.
    private var previous: LineBreakClass?
    /// The class of the previous code point, before LB9 and LB10.
    private var raw = LineBreakClass.sp
    /// The class before the run of spaces that precedes the current code point.
    private var beforeSpaces = LineBreakClass.sp
    /// Whether the previous two classes are a Hebrew letter and a hyphen (LB21a).
    private var wasHebrewBeforeHyphen = false
    private var number = Number.none
    private var hasOddIndicators = false
    private var isEastAsian = false
    private var isReservedPictographic = false

    package init() {}

    /// Returns the break opportunity before `point`; `next` is the next code point that is not a mark.
    package mutating func opportunity(before point: CodePoint, next: CodePoint?) -> Opportunity {
        opportunity(before: point, next: next?.line)
    }

    package mutating func opportunity(before point: CodePoint, next: LineBreakClass?) -> Opportunity {
        let given = point.line
        guard let previous else {
            advance(to: given == .cm || given == .zwj ? .al : given, point, raw: given, isBroken: true)
            return .prohibited
        }
        if raw.isHardBreak, !(raw == .cr && given == .lf) {
            advance(to: given == .cm || given == .zwj ? .al : given, point, raw: given, isBroken: true)
            return .mandatory
        }
        let isMark = given == .cm || given == .zwj
        if isMark, raw != .sp, raw != .zw {
            raw = given
            return .prohibited
        }
        let current = isMark ? LineBreakClass.al : given
        let isBroken = raw == .zwj && current != .zw ? false : isAllowed(previous, current, point, next)
        advance(to: current, point, raw: given, isBroken: isBroken)
        return isBroken ? .allowed : .prohibited
    }

    private mutating func advance(
        to current: LineBreakClass, _ point: CodePoint, raw given: LineBreakClass, isBroken: Bool
    ) {
        if current == .sp {
            if previous != .sp || isBroken { beforeSpaces = isBroken ? .sp : previous ?? .sp }
        }
        switch current {
        case .nu: number = .open
        case .sy, .is: if number != .open { number = .none }
        case .cl, .cp: number = number == .open ? .closed : .none
        default: number = .none
        }
        hasOddIndicators = current == .ri && !(hasOddIndicators && !isBroken)
        wasHebrewBeforeHyphen = previous == .hl && (current == .hy || current == .ba)
        isEastAsian = point.isEastAsian
        isReservedPictographic = point.isReservedPictographic
        previous = current
        raw = given
    }

    /// Applies the rules LB6 to LB31 in order.
    private func isAllowed(
        _ last: LineBreakClass, _ current: LineBreakClass, _ point: CodePoint, _ next: LineBreakClass?
    ) -> Bool {
        if last == .al && current == .al { return false }
        if current.isHardBreak || current == .sp || current == .zw { return false }
        let anchor = last == .sp ? beforeSpaces : last
        if anchor == .zw { return true }
        if current == .wj || last == .wj || last == .gl { return false }
        if current == .gl, last != .sp, last != .ba, last != .hy { return false }
        switch current {
        case .cl, .cp, .ex, .is, .sy: return false
        case .op where anchor == .qu: return false
        case .ns where anchor == .cl || anchor == .cp: return false
        case .b2 where anchor == .b2: return false
        default: break
        }
        if anchor == .op { return false }
        if last == .sp { return true }
        if current == .qu || last == .qu { return false }
        if current == .cb || last == .cb { return true }
        switch current {
        case .ba, .hy, .ns, .in: return false
        default: break
        }
        if last == .bb || wasHebrewBeforeHyphen { return false }
        return isAllowedInWords(last, current, point, next)
    }

    /// Applies the rules LB21b and LB23 to LB31.
    private func isAllowedInWords(
        _ last: LineBreakClass, _ current: LineBreakClass, _ point: CodePoint, _ next: LineBreakClass?
    ) -> Bool {
        let (wasLetter, isLetter) = (last == .al || last == .hl, current == .al || current == .hl)
        let (wasAffix, isAffix) = (last == .pr || last == .po, current == .pr || current == .po)
        if last == .sy && current == .hl { return false }
        if wasLetter && (isLetter || current == .nu || isAffix) { return false }
        if isLetter && (last == .nu || wasAffix || last == .is) { return false }
        if last == .pr, current == .id || current == .eb || current == .em { return false }
        if current == .po, last == .id || last == .eb || last == .em { return false }
        if number == .open && (current == .nu || isAffix) || number == .closed && isAffix { return false }
        if wasAffix && (current == .nu || (current == .op || current == .hy) && next == .nu) { return false }
        if last == .hy && current == .nu { return false }
        if isKorean(last, current) { return false }
        if current == .op, !point.isEastAsian, wasLetter || last == .nu { return false }
        if last == .cp, !isEastAsian, isLetter || current == .nu { return false }
        if current == .ri, last == .ri { return !hasOddIndicators }
        return !(current == .em && (last == .eb || isReservedPictographic))
    }

    /// Returns whether the rules LB26 and LB27 prohibit a break.
    private func isKorean(_ last: LineBreakClass, _ current: LineBreakClass) -> Bool {
        switch (last, current) {
        case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.h2, .jv), (.jv, .jt), (.h2, .jt),
            (.jt, .jt), (.h3, .jt):
            true
        case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): true
        case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): true
        default: false
        }
    }
}
