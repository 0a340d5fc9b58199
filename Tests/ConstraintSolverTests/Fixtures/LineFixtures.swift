/// Layouts in one direction.
let lineFixtures: [Fixture] = [
    Fixture(
        "pinned to both edges", "left == 8 \n right == 312 \n right == left + width",
        "left 8, width 304, right 312"),
    Fixture("pinned left with a size", "left == 20 \n width == 100 \n right == left + width", "right 120"),
    Fixture("pinned right with a size", "right == 300 \n width == 100 \n right == left + width", "left 200"),
    Fixture(
        "centred", "center == 160 \n width == 100 \n 2 * center == left + right \n right == left + width",
        "left 110, right 210"),
    Fixture(
        "centred by half a width", "left + 0.5 * width == 160 \n width == 90 \n right == left + width",
        "left 115, right 205"),
    Fixture(
        "half of its container", "container == 320 \n width == 0.5 * container - 12", "width 148"),
    Fixture(
        "two equal widths", "a + b + 8 == 308 \n a == b", "a 150, b 150"),
    Fixture(
        "three equal widths and gaps",
        "left == 10 \n a == b \n b == c \n right == 310 \n left + a + 10 + b + 10 + c == right",
        "a 93.333333333333, b 93.333333333333, c 93.333333333333"),
    Fixture("one to two", "b == 2 * a \n a + b == 300", "a 100, b 200"),
    Fixture(
        "the view with the lower hugging priority grows",
        "a + 8 + b == 308 \n a == 50 @251 \n b == 50 @250", "a 50, b 250"),
    Fixture(
        "the view with the lower compression resistance shrinks",
        "a + 8 + b == 108 \n a >= 80 @751 \n b >= 80 @750 \n a <= 80 @251 \n b <= 80 @250", "a 80, b 20"),
    Fixture(
        "compression resistance is stronger than hugging",
        "width >= 120 @750 \n width <= 120 @250 \n width <= 100 @500", "width 120"),
    Fixture(
        "a required limit is stronger than both",
        "width >= 120 @750 \n width <= 120 @250 \n width <= 100", "width 100"),
    Fixture(
        "a label and a field",
        "label == 67 @250 \n label >= 67 @750 \n field >= 125 @750 \n left == 10 \n fieldLeft == left + label + 10 \n right == 390 \n right == fieldLeft + field",
        "label 67, fieldLeft 87, field 303"),
    Fixture(
        "a truncated label",
        "label >= 200 @740 \n label <= 200 @250 \n field >= 125 @750 \n label + 10 + field == 300 \n label >= 0",
        "label 165, field 125"),
    Fixture(
        "a width limited by margins",
        "left >= 16 \n width == 400 @750 \n left + width <= 304 \n left == 0 @250",
        "left 16, width 288"),
    Fixture(
        "a preferred width that fits",
        "left >= 16 \n width == 200 @750 \n left + width <= 304 \n left == 0 @250", "left 16, width 200"),
    Fixture(
        "equal spacing",
        "a == 40 \n b == 60 \n c == 50 \n s1 + a + s2 + b + s3 + c + s4 == 350 \n s1 == s2 \n s2 == s3 \n s3 == s4",
        "s1 50, s4 50"),
    Fixture(
        "equal centring",
        "aLeft == 0 \n a == 40 \n b == 60 \n c == 20 \n cLeft + c == 230 \n aLeft + 0.5 * a == ac \n bLeft + 0.5 * b == bc \n cLeft + 0.5 * c == cc \n bc - ac == cc - bc",
        "bLeft 90, ac 20, bc 120, cc 220"),
    Fixture(
        "proportional to natural sizes", "a + b + c == 300 \n b == 2 * a \n c == 3 * a", "a 50, b 100, c 150"),
    Fixture(
        "compression in the order of strengths",
        "a + b + c == 90 \n a == 50 @752 \n b == 50 @751 \n c == 50 @750 \n a >= 0 \n b >= 0 \n c >= 0",
        "a 50, b 40, c 0"),
    Fixture(
        "a hidden view collapses", "a == 40 \n hidden == 0 \n c == 50 \n end == a + hidden + 8 + c", "end 98"),
    Fixture(
        "right to left", "leading == 320 - 16 \n trailing == leading - width \n width == 100",
        "leading 304, trailing 204"),
    Fixture(
        "a chain of eight",
        "x0 == 0 \n x1 == x0 + 10 \n x2 == x1 + 20 \n x3 == x2 + 30 \n x4 == x3 + 40 \n x5 == x4 + 50 \n x6 == x5 + 60 \n x7 == x6 + 70",
        "x3 60, x7 280"),
    Fixture(
        "a chain pinned at its end", "x3 == 300 \n x1 == x0 + 50 \n x2 == x1 + 50 \n x3 == x2 + 50",
        "x0 150, x1 200"),
]
