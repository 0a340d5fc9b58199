#!/usr/bin/env python3
"""Skia peer (skia-python): W16 and W17 on a raster surface, one thread. Written for this project.

Usage: bench.py WORKLOAD   (no display)

A frame is the playback of an SkPicture that was recorded before: one call, so Python costs nothing in it.
"""
import math
import os
import statistics
import sys
import time

import numpy
import skia

PEER = "skia"
MASK = 0xFFFFFFFF


def report(workload, metric, value):
    print(f'{{"peer":"{PEER}","workload":"{workload}","metric":"{metric}","value":{value:.3f}}}', flush=True)


def fail(workload, why):
    print(f'{{"peer":"{PEER}","workload":"{workload}","error":"{why}"}}', flush=True)
    sys.exit(1)


def check(workload, condition, what):
    if not condition:
        fail(workload, f"check failed: {what}")


def percentile(values, p):
    return sorted(values)[max(0, min(len(values), math.ceil(p * len(values))) - 1)]


def peak_rss_mb():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024


class Lcg:
    def __init__(self, seed):
        self.s = seed

    def next(self):
        self.s = (self.s * 1664525 + 1013904223) & MASK
        return self.s

    def v(self):
        return self.next() >> 16


class Target:
    """A raster surface on memory that can be read without a copy of Skia's."""

    def __init__(self, width, height):
        self.pixels = numpy.zeros((height, width, 4), numpy.uint8)
        info = skia.ImageInfo.MakeN32Premul(width, height)
        self.surface = skia.Surface.MakeRasterDirect(info, self.pixels, width * 4)
        self.canvas = self.surface.getCanvas()
        self.bgr = info.colorType() == skia.kBGRA_8888_ColorType

    def spoil(self):
        self.pixels[:] = 0x55

    def bytes(self):
        return self.pixels.tobytes()

    def gray(self, x, y):
        return int(self.pixels[y, x, 1])

    def dump(self, name):
        folder = os.environ.get("BENCH_DUMP")
        if folder:
            height, width, _ = self.pixels.shape
            rgb = self.pixels[:, :, 2::-1] if self.bgr else self.pixels[:, :, :3]
            with open(f"{folder}/{PEER}-{name}.ppm", "wb") as file:
                file.write(b"P6 %d %d 255\n" % (width, height))
                file.write(rgb.tobytes())


def record(width, height, draw):
    recorder = skia.PictureRecorder()
    draw(recorder.beginRecording(skia.Rect.MakeWH(width, height)))
    return recorder.finishRecordingAsPicture()


def play(target, picture):
    """Milliseconds of one playback into the target: wall clock, CPU of all threads."""
    target.spoil()
    draw = target.canvas.drawPicture
    start, cpu = time.perf_counter_ns(), time.process_time_ns()
    draw(picture)
    end = time.perf_counter_ns()
    return (end - start) / 1e6, (time.process_time_ns() - cpu) / 1e6


def measure(workload, target, picture, count):
    """Times and CPU times of `count` playbacks, each of which must give the same picture."""
    times, reference = [], None
    for _ in range(count):
        times.append(play(target, picture))
        reference = reference or target.bytes()
        check(workload, target.bytes() == reference, "the picture is the same in each frame")
    return [wall for wall, _ in times], [cpu for _, cpu in times]


# --- W16 ---------------------------------------------------------------------
def cubic_paths(count):
    lcg = Lcg(1616)
    for _ in range(count):
        points = [(lcg.v() % 1280, lcg.v() % 720)]
        for k in range(1, 13):
            x, y = points[(k - 1) // 3 * 3]  # the end of the segment before
            dx = lcg.v() % 81 - 40
            points.append((x + dx, y + lcg.v() % 81 - 40))
        yield points, lcg.next() >> 8


def w16(workload, kind):
    def draw(canvas):
        canvas.clear(skia.ColorWHITE)
        for points, rgb in cubic_paths(1000):
            path = skia.Path()
            path.setFillType(skia.PathFillType.kWinding)
            path.moveTo(*points[0])
            for k in range(1, 13, 3):
                path.cubicTo(*points[k], *points[k + 1], *points[k + 2])
            path.close()
            paint = skia.Paint(AntiAlias=True, Color=0xFF000000 | rgb)
            if kind == "stroke":
                paint.setStyle(skia.Paint.kStroke_Style)
                paint.setStrokeWidth(3)
                paint.setStrokeJoin(skia.Paint.kRound_Join)
            elif kind == "gradient":
                x, y = points[0]
                paint.setShader(skia.GradientShader.MakeLinear(
                    [skia.Point(x - 40, y - 40), skia.Point(x + 40, y + 40)],
                    [0xFF000000 | rgb, 0xFFFFFFFF, 0xFF000000 | (rgb ^ 0xFFFFFF)], [0, 0.5, 1]))
            canvas.drawPath(path, paint)

    target = Target(1280, 720)
    times, cpu = measure(workload, target, record(1280, 720, draw), 50)
    ink = 100 * float(numpy.mean(numpy.any(target.pixels[:, :, :3] != 255, axis=2)))
    check(workload, abs(ink - {"fill": 73.2, "stroke": 65.8, "gradient": 72.0}[kind]) < 1.5, "ink")
    target.dump(workload)
    report(workload, "median_ms", statistics.median(times))
    report(workload, "cpu_median_ms", statistics.median(cpu))
    report(workload, "p99_ms", percentile(times, 0.99))
    report(workload, "ink_percent", ink)


# --- W17 ---------------------------------------------------------------------
def w17(workload, shadow):
    font = skia.Font(skia.Typeface("DejaVu Sans"), 14)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 8)
    filter = skia.ImageFilters.DropShadow(0, 4, 8, 8, 0x66000000)

    def draw(canvas):
        ground = skia.Paint(Shader=skia.GradientShader.MakeLinear(
            [skia.Point(0, 0), skia.Point(0, 1080)], [0xFF4060A0, 0xFFA0C0E0]))
        canvas.drawRect(skia.Rect.MakeWH(1920, 1080), ground)
        fill = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
        if shadow == "imagefilter":
            fill.setImageFilter(filter)
        under = skia.Paint(AntiAlias=True, Color=0x66000000, MaskFilter=blur)
        border = skia.Paint(AntiAlias=True, Color=0xFFC0C0C0, Style=skia.Paint.kStroke_Style, StrokeWidth=1)
        ink = skia.Paint(AntiAlias=True, Color=0xFF202020)
        metrics = font.getMetrics()
        for i in range(200):
            x, y = 12 + 96 * (i % 20), 14 + 108 * (i // 20)
            card = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, 72, 80), 12, 12)
            if shadow == "maskfilter":
                canvas.drawRRect(card.makeOffset(0, 4), under)
            canvas.drawRRect(card, fill)
            canvas.drawRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x + 0.5, y + 0.5, 71, 79), 11.5, 11.5), border)
            text = f"Card {i}"
            left = round(x + (72 - font.measureText(text)) / 2)
            base = round(y + 40 - (metrics.fAscent + metrics.fDescent) / 2)
            canvas.drawString(text, left, base, font, ink)

    target = Target(1920, 1080)
    picture = record(1920, 1080, draw)
    first, _ = play(target, picture)
    times, _ = measure(workload, target, picture, 30)
    for i in range(200):
        x, y = 12 + 96 * (i % 20), 14 + 108 * (i // 20)
        check(workload, target.gray(x + 36, y + 8) == 255, "card is white")
        check(workload, target.gray(x + 36, y + 82) + 10 < target.gray(x - 12, y - 13), "shadow below the card")
        check(workload, int(numpy.sum(target.pixels[y:y + 80, x:x + 72, 1] < 110)) > 20, "text")
    target.dump(workload)
    report(workload, "first_ms", first)
    report(workload, "median_ms", statistics.median(times))
    report(workload, "p99_ms", percentile(times, 0.99))
    report(workload, "peak_rss_mb", peak_rss_mb())


WORKLOADS = {
    "W16": lambda: w16("W16", "fill"),
    "W16_stroke": lambda: w16("W16_stroke", "stroke"),
    "W16_gradient": lambda: w16("W16_gradient", "gradient"),
    "W17": lambda: w17("W17", "maskfilter"),
    "W17_imagefilter": lambda: w17("W17_imagefilter", "imagefilter"),
}


def main():
    if len(sys.argv) != 2 or sys.argv[1] not in WORKLOADS:
        sys.exit(2)
    WORKLOADS[sys.argv[1]]()


main()
