import Widgets

// A photo grid as written for UIKit; only `required` at the initialisers of cells is added.

final class PhotoCell: UICollectionViewCell {
    static let reuseIdentifier = "PhotoCell"
    let titleLabel = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .clear
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    override var isSelected: Bool {
        didSet { alpha = isSelected ? 0.5 : 1 }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }
}

final class AlbumHeaderView: UICollectionReusableView {
    static let reuseIdentifier = "AlbumHeaderView"
    let label = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

final class PhotosViewController: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private(set) var collectionView: UICollectionView!
    var albums: [(title: String, photos: [String])] = [
        (title: "Summer", photos: ["Beach", "Harbour", "Island"]),
        (title: "Winter", photos: ["Snow", "Sledge"]),
    ]
    private(set) var shown: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        layout.headerReferenceSize = CGSize(width: view.bounds.width, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
        collectionView.register(
            AlbumHeaderView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: AlbumHeaderView.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    func addPhoto(_ title: String) {
        albums[0].photos.append(title)
        let indexPath = IndexPath(item: albums[0].photos.count - 1, section: 0)
        collectionView.performBatchUpdates(
            {
                self.collectionView.insertItems(at: [indexPath])
            },
            completion: { [weak self] finished in
                if finished { self?.shown.append("added") }
            })
    }

    func showList() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView.setCollectionViewLayout(layout, animated: false)
    }

    func showColumns() {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    }
}

extension PhotosViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return albums.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return albums[section].photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? PhotoCell {
            cell.titleLabel.text = albums[indexPath.section].photos[indexPath.item]
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: AlbumHeaderView.reuseIdentifier, for: indexPath)
        (header as? AlbumHeaderView)?.label.text = albums[indexPath.section].title
        return header
    }
}

extension PhotosViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        shown.append(albums[indexPath.section].photos[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = (collectionView.bounds.width - 16 - 8) / 3
        return CGSize(width: width, height: width)
    }
}

/// A custom layout as written for UIKit: items on the diagonal, with cached attributes.
final class DiagonalLayout: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []
    private(set) var prepareCount = 0

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        prepareCount += 1
        cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: CGFloat(item) * 60, y: CGFloat(item) * 60, width: 50, height: 50)
            attributes.zIndex = -item
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: CGFloat(cache.count) * 60, height: CGFloat(cache.count) * 60)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return false
    }
}
