import DeclarativeUI

/// A table of moons with a search field, beside an outline of the planets to which they belong.
struct CataloguePage: View {
    @State private var place: String?
    @State private var query = ""
    @State private var chosen: Set<String> = ["Europa"]
    @State private var order = [KeyPathComparator(\Moon.name)]
    @State private var favourites = ["Europa", "Enceladus", "Titan"]
    @State private var showsFavourites = true
    @State private var columns = TableColumnCustomization<Moon>()
    @ScaledMetric private var sidebarWidth = 190.0
    @ScaledMetric private var favouritesHeight = 190.0

    var body: some View {
        DeclarativePage(
            title: "Catalogue",
            lead: "A table that sorts, an outline, a group, a search field, menus and actions of rows."
        ) {
            HStack(alignment: .top, spacing: 16) {
                sidebar.frame(width: sidebarWidth)
                moons.searchable(text: $query, prompt: "Search moons").background(
                    Color(role: .systemBackground))
            }
        }
    }

    private var sidebar: some View {
        VStack(spacing: 12) {
            List(Place.solarSystem.places ?? [], id: \.name, children: \.places, selection: $place) {
                Label($0.name, systemImage: $0.places == nil ? "circle" : "folder")
            }
            .listStyle(.sidebar)
            List {
                DisclosureGroup("Favourites", isExpanded: $showsFavourites) {
                    ForEach(favourites, id: \.self) { name in
                        Text(name).swipeActions {
                            Button("Remove", role: .destructive) { favourites.removeAll { $0 == name } }
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .frame(height: favouritesHeight)
        }
    }

    @ViewBuilder private var moons: some View {
        if found.isEmpty {
            if query.isEmpty {
                ContentUnavailableView(
                    "No Moons", systemImage: "moon", description: Text("Choose another planet."))
            } else {
                ContentUnavailableView.search(text: query)
            }
        } else {
            Table(found, selection: $chosen, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name)
                    .width(min: 80).customizationID("name").disabledCustomizationBehavior([
                        .reorder, .visibility,
                    ])
                TableColumn("Planet", value: \.planet).width(min: 70).customizationID("planet")
                TableColumn("Radius", value: \.radius) { moon in
                    HStack(spacing: 6) {
                        Capsule().fill(.secondary).frame(width: max(2, Double(moon.radius) / 40), height: 6)
                        Text("\(moon.radius) km").foregroundStyle(.secondary)
                    }
                }
                .width(min: 120, ideal: 150)
                .customizationID("radius")
                TableColumn("Year", value: \.year) { moon in Text(moon.year == 0 ? "" : "\(moon.year)") }
                    .width(64)
                    .customizationID("year")
                TableColumn("") { moon in
                    Toggle("", isOn: isFavourite(moon)).toggleStyle(.checkbox)
                        .accessibilityLabel("Favourite")
                }
                .width(40)
            }
            .alternatingRowBackgrounds()
            .contextMenu(forSelectionType: Moon.ID.self) { names in
                if !names.isEmpty {
                    Button("Add to Favourites") { add(names) }
                    Button("Remove from Favourites", role: .destructive) {
                        favourites.removeAll { names.contains($0) }
                    }
                }
            } primaryAction: { names in
                add(names)
            }
        }
    }

    private var found: [Moon] {
        let planets = Place.solarSystem.planets(below: place ?? "Solar system")
        let moons = Moon.all.filter { moon in
            planets.contains(moon.planet)
                && (query.isEmpty || moon.name.lowercased().contains(query.lowercased()))
        }
        return moons.sorted(using: order)
    }

    /// Adds moons that are not among the favourites yet.
    private func add(_ names: Set<String>) {
        favourites += names.subtracting(favourites).sorted()
        showsFavourites = true
    }

    private func isFavourite(_ moon: Moon) -> Binding<Bool> {
        Binding {
            favourites.contains(moon.name)
        } set: { isOn in
            favourites.removeAll { $0 == moon.name }
            if isOn { favourites.append(moon.name) }
        }
    }
}
