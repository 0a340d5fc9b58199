/// Layouts in two directions, with columns and limits.
let planeFixtures: [Fixture] = [
    Fixture(
        "an image with an aspect ratio, limited by its width",
        "width == 1.5 * height \n width <= 300 \n height <= 300 \n width == 1000 @500",
        "width 300, height 200"),
    Fixture(
        "an image with an aspect ratio, limited by its height",
        "width == 1.5 * height \n width <= 300 \n height <= 100 \n width == 1000 @500",
        "width 150, height 100"),
    Fixture(
        "a square", "width == height \n width <= 90 \n height <= 60 \n width == 500 @1", "width 60, height 60"
    ),
    Fixture(
        "a column as wide as its widest label",
        "a == column \n b == column \n c == column \n column >= 40 \n column >= 90 \n column >= 70 \n column == 0 @250",
        "column 90, a 90"),
    Fixture(
        "the widest label of a column, within limits",
        "column >= 40 @750 \n column >= 190 @750 \n column <= 120 \n column == 0 @250", "column 120"),
    Fixture(
        "two columns and a gutter",
        "left == 20 \n right == 620 \n first == second \n left + first + 20 == secondLeft \n secondLeft + second == right",
        "first 290, secondLeft 330, second 290"),
    Fixture(
        "a sidebar of a third, limited to 200",
        "side <= 200 \n side == 0.333333333333333 * all @750 \n all == 900 \n side + main == all",
        "side 200, main 700"),
    Fixture(
        "a sidebar of a quarter",
        "side <= 200 \n side == 0.25 * all @750 \n all == 400 \n side + main == all",
        "side 100, main 300"),
    Fixture(
        "a toolbar, a body and a footer",
        "top == 0 \n bar == 44 \n foot == 30 \n bodyTop == top + bar \n bodyTop + body == footTop \n footTop + foot == 480",
        "bodyTop 44, body 406, footTop 450"),
    Fixture(
        "a stack of rows as high as its content",
        "r1 == 20 \n r2 == 40 \n r3 == 30 \n y1 == 8 \n y2 == y1 + r1 + 8 \n y3 == y2 + r2 + 8 \n height == y3 + r3 + 8",
        "y2 36, y3 84, height 122"),
    Fixture(
        "baselines of two sizes",
        "top1 + 11 == baseline \n top2 + 17 == baseline \n top1 >= 8 \n top2 >= 8 \n baseline == 0 @250",
        "baseline 25, top1 14, top2 8"),
    Fixture(
        "a stack of inequalities, compressed",
        "a >= 5 \n b >= a + 10 \n c >= b + 10 \n d >= c + 10 \n d == 0 @250 \n c == 0 @240 \n b == 0 @230 \n a == 0 @220",
        "a 5, b 15, c 25, d 35"),
    Fixture(
        "a stack of inequalities, stretched",
        "a >= 5 \n b >= a + 10 \n c >= b + 10 \n c <= 200 \n a == 500 @300 \n b == 500 @200 \n c == 500 @100",
        "a 180, b 190, c 200"),
    Fixture(
        "scroll content larger than its frame",
        "frame == 200 \n content >= frame \n row == 30 \n content == 10 * row",
        "content 300"),
    Fixture(
        "scroll content smaller than its frame", "frame == 200 \n content >= frame \n content == 90 @500",
        "content 200"),
    Fixture(
        "a dialog between its limits",
        "width >= 240 \n width <= 480 \n width == 0.8 * window @750 \n window == 500", "width 400"),
    Fixture(
        "a dialog in a small window",
        "width >= 240 \n width <= 480 \n width == 0.8 * window @750 \n window == 200", "width 240"),
    Fixture(
        "a badge on a corner",
        "icon == 40 \n left == 10 \n badge == 16 \n badgeLeft + 0.5 * badge == left + icon", "badgeLeft 42"),
    Fixture(
        "a fitting size from its content",
        "inner == 86 \n outer == inner + 24 \n outer == 0 @50", "outer 110"),
    Fixture(
        "a required fitting size",
        "inner >= 86 @750 \n inner <= 86 @250 \n outer == inner + 24 \n outer == 200 @1000",
        "outer 200, inner 176"),
    Fixture(
        "a slider's thumb",
        "track == 200 \n trackLeft == 20 \n thumb == 20 \n thumbLeft == trackLeft + 0.25 * track - 0.25 * thumb",
        "thumbLeft 65"),
    Fixture(
        "a grid of two by two",
        "c1 + 10 + c2 == 210 \n c1 >= 60 \n c1 >= 80 \n c2 >= 30 \n c1 == 0 @250 \n r1 == 20 \n r2 >= 24 \n r2 == 0 @250 \n height == r1 + 10 + r2",
        "c1 80, c2 120, height 54"),
    Fixture(
        "a cell that spans two columns",
        "c1 >= 50 \n c2 >= 40 \n c1 + 10 + c2 >= 180 \n c1 == c2 @700 \n c1 == 0 @250 \n c2 == 0 @250",
        "c1 85, c2 85"),
]
