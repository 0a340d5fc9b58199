public enum MonotonicClock { public static var now: Duration { .zero } }
