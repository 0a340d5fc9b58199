/// Playback, sound, photos and films.
enum MediaSymbols {
    private static let speaker = "polygon(1.2,2.5,9,6.2,9,11.5,4.5,11.5,19.5,6.2,15,2.5,15)"
    private static let microphone =
        """
        rect(8.8,2.5,6.4,11.5,3.2) M5.2 11.2A6.8 6.8 0 0 0 18.8 11.2 M12 18V21.5 M8.5 21.5H15.5
        """
    private static let camera =
        """
        M5 7H7.2L8.6 5A2 2 0 0 1 10.2 4.2H13.8A2 2 0 0 1 15.4 5L16.8 7H19A2.5 2.5 0 0 1 21.5 9.5V17A2.5
        2.5 0 0 1 19 19.5H5A2.5 2.5 0 0 1 2.5 17V9.5A2.5 2.5 0 0 1 5 7Z
        """

    static let entries: [SymbolEntry] = [
        SymbolEntry("play", filled: "polygon(1.8,6.5,3.2,21,12,6.5,20.8)"),
        SymbolEntry("pause", filled: "rect(6,4.5,3.2,15,1.2) rect(14.8,4.5,3.2,15,1.2)"),
        SymbolEntry("stop", filled: "rect(5,5,14,14,2.2)"),
        SymbolEntry(
            "record.circle",
            "circle(12,12,9) dot(12,12,2.6)",
            fill: "fill circle(12,12,9) cut circle(12,12,4.6)"),
        SymbolEntry(
            "forward",
            filled: "polygon(1.2,2.5,5.5,12,12,2.5,18.5) polygon(1.2,12.5,5.5,22,12,12.5,18.5)"),
        SymbolEntry(
            "backward",
            filled: "polygon(1.2,21.5,5.5,12,12,21.5,18.5) polygon(1.2,11.5,5.5,2,12,11.5,18.5)"),
        SymbolEntry(
            "forward.end", "polygon(1.4,5,4.2,17,12,5,19.8) M20 4.5V19.5",
            fill: "fill polygon(1.4,5,4.2,17,12,5,19.8) stroke M20 4.5V19.5"),
        SymbolEntry(
            "backward.end", "polygon(1.4,19,4.2,7,12,19,19.8) M4 4.5V19.5",
            fill: "fill polygon(1.4,19,4.2,7,12,19,19.8) stroke M4 4.5V19.5"),
        SymbolEntry(
            "playpause",
            filled: "polygon(1.2,3,5,12.5,12,3,19) rect(15,5.5,1.2,13,0.6) rect(20,5.5,1.2,13,0.6)"),
        SymbolEntry("eject", filled: "polygon(1.4,12,4,20.5,13.5,3.5,13.5) rect(4,17.5,16,2.2,0.8)"),
        SymbolEntry("speaker", filled: "polygon(1.2,5.5,9,9.2,9,14.5,4.5,14.5,19.5,9.2,15,5.5,15)"),
        SymbolEntry(
            "speaker.wave.1",
            "\(speaker) arc(11.5,12,4.4,-42,42)",
            fill: "fill \(speaker) stroke arc(11.5,12,4.4,-42,42)"),
        SymbolEntry(
            "speaker.wave.2", "\(speaker) arc(11.5,12,4.4,-42,42) arc(11.5,12,8,-46,46)",
            fill: "fill \(speaker) stroke arc(11.5,12,4.4,-42,42) arc(11.5,12,8,-46,46)"),
        SymbolEntry(
            "speaker.wave.3",
            """
            polygon(1.2,2,9.2,5,9.2,9.5,5.2,9.5,18.8,5,14.8,2,14.8) arc(9,12,4.4,-40,40)
            arc(9,12,8,-44,44) arc(9,12,11.6,-46,46)
            """,
            fill:
                """
                fill polygon(1.2,2,9.2,5,9.2,9.5,5.2,9.5,18.8,5,14.8,2,14.8) stroke arc(9,12,4.4,-40,40)
                arc(9,12,8,-44,44) arc(9,12,11.6,-46,46)
                """),
        SymbolEntry(
            "speaker.slash", "polygon(1.2,5.5,9,9.2,9,14.5,4.5,14.5,19.5,9.2,15,5.5,15) slash(4,4,20,20)"),
        SymbolEntry("speaker.xmark", "\(speaker) M15.5 9.5L20.5 14.5 M20.5 9.5L15.5 14.5"),
        SymbolEntry(
            "mic", microphone,
            fill:
                """
                fill rect(8.8,2.5,6.4,11.5,3.2) stroke M5.2 11.2A6.8 6.8 0 0 0 18.8 11.2 M12 18V21.5
                M8.5 21.5H15.5
                """),
        SymbolEntry("mic.slash", "\(microphone) slash(4,3.5,20,19.5)"),
        SymbolEntry("camera", "\(camera) circle(12,13,3.7)", fill: "fill \(camera) cut circle(12,13,3.7)"),
        SymbolEntry(
            "camera.viewfinder",
            """
            M3 8V6A3 3 0 0 1 6 3H8 M16 3H18A3 3 0 0 1 21 6V8 M21 16V18A3 3 0 0 1 18 21H16 M8 21H6A3 3 0
            0 1 3 18V16 circle(12,12,4)
            """),
        SymbolEntry(
            "video", "rect(2,5.5,13.5,13,2.8) polyline(1,15.5,11,21.5,7,21.5,17,15.5,13)",
            fill: "fill rect(2,5.5,12.5,13,2.8) polygon(0.8,17.8,10.2,21.7,7.2,21.7,16.8,17.8,13.8)"),
        SymbolEntry(
            "video.slash",
            "rect(2,5.5,13.5,13,2.8) polyline(1,15.5,11,21.5,7,21.5,17,15.5,13) slash(4,3,20,21)"),
        SymbolEntry(
            "photo",
            """
            rect(2.5,4.5,19,15,2.8) circle(8,9.5,1.7)
            polyline(0.8,2.8,17,8,13,11,15.5,15.5,11,21.2,16)
            """,
            fill:
                """
                fill rect(2.5,4.5,19,15,2.8) cut
                polyline(0.8,4.8,16.5,8.2,13.6,11,15.8,15.5,11.4,19.4,15.5) hole circle(8,9.2,2)
                """),
        SymbolEntry(
            "photo.on.rectangle",
            """
            rect(6,8,16,12,2.5) circle(10.7,12,1.2)
            polyline(0.8,6.3,18,11,14.8,13.5,17,17.3,13.2,21.7,17) M2 15.5V6.5A2.5 2.5 0 0 1 4.5
            4H16A2.5 2.5 0 0 1 18 5.2
            """),
        SymbolEntry(
            "film",
            "rect(2.5,4,19,16,2.5) M7 4V20 M17 4V20 M7 12H17 M2.5 8H7 M2.5 16H7 M17 8H21.5 M17 16H21.5"),
        SymbolEntry("music.note", "ellipse(8.5,18,3,2.7) M11.5 18V4.5C12.5 7 17.5 7 17.5 11.5"),
        SymbolEntry(
            "music.note.list",
            """
            M3 5H12 M3 10H10 M3 15H8 ellipse(14.3,18.2,2.6,2.3) M16.9 18.2V5.5C17.6 7.5 21.5 7.5 21.5 11
            """),
        SymbolEntry("waveform", "M3.5 10.5V13.5 M7.75 7V17 M12 3.5V20.5 M16.25 7V17 M20.5 10.5V13.5"),
        SymbolEntry("waveform.path", "M2.5 12H6L9 4L14 20L17 12H21.5"),
        SymbolEntry("metronome", "polygon(1.4,9,3,15,3,19,21,5,21) M6 16H18 M12 16L18.5 6.5"),
        SymbolEntry("pianokeys", "rect(3,4,18,16,2.2) M9 13V20 M15 13V20 M9 4V13 M15 4V13"),
        SymbolEntry(
            "guitars",
            """
            M13.5 10.5L20 4 M17.8 3.5L20.5 6.2 M11.2 9.2C9.5 8 7.3 8.8 7 10.8C6.8 12 6.3 12.3 5 12.5C2.5
            13 2 16.5 4.5 19.2C7.3 22 11 21.5 11.5 19C11.7 17.8 12 17.2 13.2 17C15.2 16.7 16 14.5 14.8
            12.8Z circle(10.2,13.8,1.2)
            """),
        SymbolEntry("tuningfork", "M8 3V8A4 4 0 0 0 16 8V3 M12 12V21"),
        SymbolEntry(
            "airplayvideo",
            """
            M6.5 17H5A2.5 2.5 0 0 1 2.5 14.5V7A2.5 2.5 0 0 1 5 4.5H19A2.5 2.5 0 0 1 21.5 7V14.5A2.5 2.5
            0 0 1 19 17H17.5 polygon(0.8,12,14.5,17,20.5,7,20.5)
            """),
        SymbolEntry(
            "captions.bubble",
            """
            M6 4H18A3.5 3.5 0 0 1 21.5 7.5V13.5A3.5 3.5 0 0 1 18 17H11.5L7 21V17H6A3.5 3.5 0 0 1 2.5
            13.5V7.5A3.5 3.5 0 0 1 6 4Z M6.5 9.5H9 M12.5 9.5H17.5 M6.5 13H12 M15.5 13H17.5
            """),
    ]
}
