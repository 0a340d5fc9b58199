/// A moon of a planet.
struct Moon: Identifiable, Hashable {
    let name: String
    let planet: String
    /// The mean radius in kilometres.
    let radius: Int
    /// The year of the discovery; 0 for the Moon.
    let year: Int

    var id: String { name }

    private init(_ name: String, _ planet: String, _ radius: Int, _ year: Int) {
        self.name = name
        self.planet = planet
        self.radius = radius
        self.year = year
    }

    static let all = [
        Moon("Moon", "Earth", 1737, 0), Moon("Phobos", "Mars", 11, 1877), Moon("Deimos", "Mars", 6, 1877),
        Moon("Io", "Jupiter", 1822, 1610), Moon("Europa", "Jupiter", 1561, 1610),
        Moon("Ganymede", "Jupiter", 2634, 1610), Moon("Callisto", "Jupiter", 2410, 1610),
        Moon("Amalthea", "Jupiter", 84, 1892), Moon("Mimas", "Saturn", 198, 1789),
        Moon("Enceladus", "Saturn", 252, 1789), Moon("Tethys", "Saturn", 531, 1684),
        Moon("Dione", "Saturn", 561, 1684), Moon("Rhea", "Saturn", 764, 1672),
        Moon("Titan", "Saturn", 2575, 1655), Moon("Hyperion", "Saturn", 135, 1848),
        Moon("Iapetus", "Saturn", 735, 1671), Moon("Phoebe", "Saturn", 107, 1899),
        Moon("Miranda", "Uranus", 236, 1948), Moon("Ariel", "Uranus", 579, 1851),
        Moon("Umbriel", "Uranus", 585, 1851), Moon("Titania", "Uranus", 789, 1787),
        Moon("Oberon", "Uranus", 761, 1787), Moon("Triton", "Neptune", 1353, 1846),
        Moon("Nereid", "Neptune", 170, 1949), Moon("Proteus", "Neptune", 210, 1989),
    ]
}

/// A planet, or a group of planets.
struct Place: Hashable {
    let name: String
    /// The planets of a group; nil for a planet.
    var places: [Place]?

    static let solarSystem = Place(
        name: "Solar system",
        places: [
            Place(
                name: "Inner planets",
                places: ["Mercury", "Venus", "Earth", "Mars"].map { Place(name: $0) }),
            Place(
                name: "Outer planets",
                places: ["Jupiter", "Saturn", "Uranus", "Neptune"].map { Place(name: $0) }),
        ])

    /// Returns the planets of the place with a name, which is this one or below it.
    func planets(below name: String) -> [String] {
        if name == self.name { return places?.flatMap { $0.planets(below: $0.name) } ?? [self.name] }
        return places?.flatMap { $0.planets(below: name) } ?? []
    }
}
