import Drawing

/// Returns the distance in whole pixels over which a blur spreads, plus one for the rounding of positions.
func blurReach(_ deviation: Double) -> Int {
    deviation > 0 ? Int(Filter.blurReach(deviation: deviation).rounded(.up)) + 1 : 0
}

/// The largest standard deviation of a blur, in pixels; larger ones are limited.
let largestBlurDeviation = 256.0
