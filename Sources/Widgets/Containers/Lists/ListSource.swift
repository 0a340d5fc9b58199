/// The requests of a list for its numbers of rows and sections, whose answers are checked.
///
///     resetRows(ListSource(list: self).rowCount)
struct ListSource {
    let list: ListView

    /// The number of rows; 0 without a data source.
    var rowCount: Int {
        guard let source = list.dataSource else { return 0 }
        return checked(source.numberOfRows(in: list), SectionCounts.limit, "numberOfRows(in:)")
    }

    /// The number of sections; 0 without a data source.
    var sectionCount: Int {
        guard let source = list.dataSource else { return 0 }
        return checked(
            source.numberOfSections(in: list), SectionCounts.sectionLimit, "numberOfSections(in:)")
    }

    /// Returns the number of rows of a section.
    func rowCount(inSection section: Int) -> Int {
        guard let source = list.dataSource else { return 0 }
        return checked(
            source.listView(list, numberOfRowsInSection: section), SectionCounts.limit,
            "numberOfRowsInSection \(section)")
    }

    /// Reports that the user has changed something that the data source does not store, because it does not implement a method or implements
    /// one with another signature.
    func reportUnimplemented(_ method: String, of type: Any.Type, _ protocolName: String, lost: String) {
        list.reportInvalid(
            "\(lost) is not stored: \(type) does not implement \(method) of \(protocolName)",
            cure:
                "implement it with exactly the signature of the protocol; the compiler warns of a similar method in an extension that "
                + "declares the conformance")
    }

    /// Returns a number within the limits; reports one that is not.
    private func checked(_ count: Int, _ limit: Int, _ method: String) -> Int {
        let valid = SectionCounts.limited(count, to: limit)
        if valid != count {
            list.reportInvalid(
                "the data source returned \(count) for \(method)",
                cure: "it counts as \(valid); return a number from 0 to \(limit)")
        }
        return valid
    }
}
