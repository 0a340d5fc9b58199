import Widgets

// Swift 6 mode with the main actor as default isolation: each class has the plain deinitialiser usual in UIKit source.
final class PlainAccessibilityElement: AccessibilityElement { deinit {} }
final class PlainActivityIndicatorView: ActivityIndicatorView { deinit {} }
final class PlainButton: Button { deinit {} }
final class PlainCheckbox: Checkbox { deinit {} }
final class PlainControl: Control { deinit {} }
final class PlainGridView: GridView { deinit {} }
final class PlainImageView: ImageView { deinit {} }
final class PlainLabel: Label { deinit {} }
final class PlainListCell: ListCell { deinit {} }
final class PlainListHeaderView: ListHeaderView { deinit {} }
final class PlainListView: ListView { deinit {} }
final class PlainPopUpButton: PopUpButton { deinit {} }
final class PlainProgressView: ProgressView { deinit {} }
final class PlainRadioButton: RadioButton { deinit {} }
final class PlainRadioGroup: RadioGroup { deinit {} }
final class PlainResponder: Responder { deinit {} }
final class PlainReusableView: ReusableView { deinit {} }
final class PlainScrollView: ScrollView { deinit {} }
final class PlainSearchField: SearchField { deinit {} }
final class PlainSecureField: SecureField { deinit {} }
final class PlainSegmentedControl: SegmentedControl { deinit {} }
final class PlainSeparatorView: SeparatorView { deinit {} }
final class PlainSlider: Slider { deinit {} }
final class PlainStackView: StackView { deinit {} }
final class PlainStepper: Stepper { deinit {} }
final class PlainSwitch: Switch { deinit {} }
final class PlainTabBarController: TabBarController { deinit {} }
final class PlainTabView: TabView { deinit {} }
final class PlainTextField: TextField { deinit {} }
final class PlainTextView: TextView { deinit {} }
final class PlainView: View { deinit {} }
final class PlainViewController: ViewController { deinit {} }
final class PlainWindow: Window { deinit {} }

/// Factories for the classes of `Widgets` that can be subclassed, and for a subclass of each.
public enum OpenClasses {
    /// A name and a factory of an instance for each class.
    public static let all: [(name: String, make: @MainActor @Sendable () -> any AnyObject & Sendable)] = [
        ("AccessibilityElement", { AccessibilityElement(accessibilityContainer: View()) }),
        ("ActivityIndicatorView", { ActivityIndicatorView() }),
        ("Button", { Button() }),
        ("Checkbox", { Checkbox() }),
        ("Control", { Control() }),
        ("GridView", { GridView() }),
        ("ImageView", { ImageView() }),
        ("Label", { Label() }),
        ("ListCell", { ListCell() }),
        ("ListHeaderView", { ListHeaderView() }),
        ("ListView", { ListView() }),
        ("PopUpButton", { PopUpButton() }),
        ("ProgressView", { ProgressView() }),
        ("RadioButton", { RadioButton() }),
        ("RadioGroup", { RadioGroup() }),
        ("Responder", { Responder() }),
        ("ReusableView", { ReusableView() }),
        ("ScrollView", { ScrollView() }),
        ("SearchField", { SearchField() }),
        ("SecureField", { SecureField() }),
        ("SegmentedControl", { SegmentedControl() }),
        ("SeparatorView", { SeparatorView() }),
        ("Slider", { Slider() }),
        ("StackView", { StackView() }),
        ("Stepper", { Stepper() }),
        ("Switch", { Switch() }),
        ("TabBarController", { TabBarController() }),
        ("TabView", { TabView() }),
        ("TextField", { TextField() }),
        ("TextView", { TextView() }),
        ("View", { View() }),
        ("ViewController", { ViewController() }),
        ("Window", { Window() }),
    ]

    /// A name and a factory of an instance of a subclass for each class.
    public static let subclasses:
        [(name: String, make: @MainActor @Sendable () -> any AnyObject & Sendable)] = [
            ("AccessibilityElement", { PlainAccessibilityElement(accessibilityContainer: View()) }),
            ("ActivityIndicatorView", { PlainActivityIndicatorView() }),
            ("Button", { PlainButton() }),
            ("Checkbox", { PlainCheckbox() }),
            ("Control", { PlainControl() }),
            ("GridView", { PlainGridView() }),
            ("ImageView", { PlainImageView() }),
            ("Label", { PlainLabel() }),
            ("ListCell", { PlainListCell() }),
            ("ListHeaderView", { PlainListHeaderView() }),
            ("ListView", { PlainListView() }),
            ("PopUpButton", { PlainPopUpButton() }),
            ("ProgressView", { PlainProgressView() }),
            ("RadioButton", { PlainRadioButton() }),
            ("RadioGroup", { PlainRadioGroup() }),
            ("Responder", { PlainResponder() }),
            ("ReusableView", { PlainReusableView() }),
            ("ScrollView", { PlainScrollView() }),
            ("SearchField", { PlainSearchField() }),
            ("SecureField", { PlainSecureField() }),
            ("SegmentedControl", { PlainSegmentedControl() }),
            ("SeparatorView", { PlainSeparatorView() }),
            ("Slider", { PlainSlider() }),
            ("StackView", { PlainStackView() }),
            ("Stepper", { PlainStepper() }),
            ("Switch", { PlainSwitch() }),
            ("TabBarController", { PlainTabBarController() }),
            ("TabView", { PlainTabView() }),
            ("TextField", { PlainTextField() }),
            ("TextView", { PlainTextView() }),
            ("View", { PlainView() }),
            ("ViewController", { PlainViewController() }),
            ("Window", { PlainWindow() }),
        ]
}
