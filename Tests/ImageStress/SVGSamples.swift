/// SVG documents of 9 x 8 pixels.
enum SVGSamples {
    static let all: [ImageSample] = [
        ImageSample(
            name: "SVG",
            bytes: Array(
                """
                <?xml version="1.0"?>
                <!-- shapes -->
                <svg xmlns="http://www.w3.org/2000/svg" width="9" height="8" viewBox="0 0 18 16">
                  <defs><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1"/></linearGradient></defs>
                  <path d="M1 1 L17 1 C17 9 9 15 1 15 Z" fill="url(#g)" stroke="#08f" stroke-width="2"/>
                  <g transform="rotate(20 9 8) scale(.5)" opacity=".6"><use href="#c" x="3"/><circle id="c" r="6" cx="9" cy="8"/></g>
                </svg>
                """.utf8)),
        ImageSample(
            name: "SVG with filters and masks",
            bytes: Array(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="9px" height="8px">
                  <style>.a { fill: lime; stroke-dasharray: 2 1 }</style>
                  <filter id="f"><feGaussianBlur stdDeviation="1"/><feOffset dx="1"/></filter>
                  <mask id="m"><rect width="9" height="4" fill="white"/></mask>
                  <clipPath id="k"><ellipse cx="4" cy="4" rx="4" ry="3"/></clipPath>
                  <pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern>
                  <rect class="a" width="6" height="6" filter="url(#f)"/>
                  <rect width="9" height="8" fill="url(#p)" mask="url(#m)" clip-path="url(#k)"/>
                  <polygon points="1,1 8,2 4,7" fill-rule="evenodd"/><text x="1" y="6" font-size="4">a</text>
                </svg>
                """.utf8)),
    ]
}
