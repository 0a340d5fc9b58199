extension DiffableDataSourceSnapshot {
    /// Adds empty sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifier]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts empty sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifier], beforeSection toIdentifier: SectionIdentifier
    ) {
        guard let place = place(of: toIdentifier) else { return }
        insert(identifiers, at: place)
    }

    /// Inserts empty sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifier], afterSection toIdentifier: SectionIdentifier
    ) {
        guard let place = place(of: toIdentifier) else { return }
        insert(identifiers, at: place + 1)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifier]) {
        let removed = Set(identifiers.filter { place(of: $0) != nil })
        for section in sections where removed.contains(section.identifier) {
            for item in section.items {
                owners[item] = nil
                reloaded.remove(item)
                reconfigured.remove(item)
            }
        }
        sections.removeAll { removed.contains($0.identifier) }
        reindex()
    }

    /// Moves a section with its items before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifier, beforeSection toIdentifier: SectionIdentifier
    ) { move(identifier, to: toIdentifier, offset: 0) }

    /// Moves a section with its items after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifier, afterSection toIdentifier: SectionIdentifier
    ) { move(identifier, to: toIdentifier, offset: 1) }

    /// Gives all items of sections new cells when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifier]) {
        for identifier in identifiers {
            guard let place = place(of: identifier) else { continue }
            reloaded.formUnion(sections[place].items)
        }
    }

    private mutating func insert(_ identifiers: [SectionIdentifier], at place: Int) {
        var new: [Section] = []
        for identifier in identifiers {
            if sectionIndices.updateValue(0, forKey: identifier) == nil {
                new.append(Section(identifier: identifier))
            } else {
                report("a section occurs more than once", identifier)
            }
        }
        sections.insert(contentsOf: new, at: place)
        reindex()
    }

    private mutating func move(_ identifier: SectionIdentifier, to other: SectionIdentifier, offset: Int) {
        guard identifier != other, let source = place(of: identifier), place(of: other) != nil else {
            if identifier == other { report("a section was moved beside itself", identifier) }
            return
        }
        let section = sections.remove(at: source)
        reindex()
        sections.insert(section, at: (sectionIndices[other] ?? 0) + offset)
        reindex()
    }

    private mutating func place(of identifier: SectionIdentifier) -> Int? {
        if let place = sectionIndices[identifier] { return place }
        report("a section does not exist", identifier)
        return nil
    }

    private mutating func reindex() {
        changed()
        sectionIndices.removeAll(keepingCapacity: true)
        for (place, section) in sections.enumerated() { sectionIndices[section.identifier] = place }
    }
}

nonisolated extension DiffableDataSourceSnapshot: Equatable {
    /// Returns whether both have the same sections and items in the same order.
    public static func == (first: Self, second: Self) -> Bool {
        first.sections.count == second.sections.count
            && zip(first.sections, second.sections).allSatisfy {
                $0.identifier == $1.identifier && $0.items == $1.items
            }
    }
}
