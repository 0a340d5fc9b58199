import DeclarativeUI

/// A list of a hundred thousand rows in sections, with selection and search.
struct DeclarativeDataPage: View {
    @State private var query = ""
    @State private var chosen: Set<Int> = [2]

    var body: some View {
        DeclarativePage(title: "Data", lead: "100,000 rows, of which only the visible ones are mounted.") {
            VStack(alignment: .leading, spacing: 12) {
                HStack(spacing: 12) {
                    TextField("Digits to search for", text: $query).frame(width: 240)
                    Text(summary).foregroundStyle(.secondary)
                    Spacer()
                    Button("Select none") { chosen = [] }.disabled(chosen.isEmpty)
                }
                NumberList(query: query, chosen: $chosen)
            }
        }
    }

    private var summary: String { chosen.isEmpty ? "Nothing is selected" : "\(chosen.count) selected" }
}

/// The rows whose numbers contain the query, or all rows in sections of a thousand.
private struct NumberList: View {
    let query: String
    let chosen: Binding<Set<Int>>

    var body: some View {
        List(selection: chosen) {
            if query.isEmpty {
                ForEach(0..<100) { thousand in
                    Section("\(thousand * 1000 + 1) to \(thousand * 1000 + 1000)") {
                        ForEach(thousand * 1000 + 1..<thousand * 1000 + 1001) { NumberRow(number: $0) }
                    }
                }
            } else {
                Section("Numbers with \(query)") {
                    ForEach(found, id: \.self) { NumberRow(number: $0) }
                }
            }
        }
    }

    private var found: [Int] { (1...100_000).filter { String($0).contains(query) } }
}

/// A row with a number and a spot in a colour derived from the number.
private struct NumberRow: View {
    let number: Int

    var body: some View {
        HStack(spacing: 10) {
            Circle().fill(color).frame(width: 14, height: 14)
            Text("\(number)")
            Spacer()
            Text(number.isMultiple(of: 2) ? "even" : "odd").font(.footnote).foregroundStyle(.secondary)
        }
    }

    private var color: Color {
        let hash = UInt32(truncatingIfNeeded: number &* 2_654_435_761)
        return Color(
            red: Double(hash >> 24) / 255, green: Double(hash >> 16 & 255) / 255,
            blue: Double(hash >> 8 & 255) / 255)
    }
}
