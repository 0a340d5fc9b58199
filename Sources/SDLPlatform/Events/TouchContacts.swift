/// The fingers that are down, so that the touches of a device that was removed can be ended.
///
///     var contacts = TouchContacts()
///     contacts.began(contact)
///     contacts.reconcile { contact in isReported(contact) }   // the contacts that have vanished
nonisolated struct TouchContacts {
    struct Contact: Hashable {
        let device: Int64
        let finger: Int64
        let windowID: UInt32
    }

    private var contacts: [Contact] = []
    /// The contacts that the system has reported as being down; injected events are never among them.
    private var reported: Set<Contact> = []

    var isEmpty: Bool { contacts.isEmpty }

    mutating func began(_ contact: Contact) {
        if !contacts.contains(contact) { contacts.append(contact) }
    }

    mutating func ended(_ contact: Contact) {
        contacts.removeAll { $0.device == contact.device && $0.finger == contact.finger }
        reported = reported.filter { $0.device != contact.device || $0.finger != contact.finger }
    }

    /// Removes and returns the contacts that were reported before and are not reported any longer.
    mutating func reconcile(isDown: (Contact) -> Bool) -> [Contact] {
        var vanished: [Contact] = []
        for contact in contacts {
            if isDown(contact) {
                reported.insert(contact)
            } else if reported.contains(contact) {
                vanished.append(contact)
            }
        }
        for contact in vanished { ended(contact) }
        return vanished
    }
}
