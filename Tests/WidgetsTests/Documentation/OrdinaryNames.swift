/// The names that programs most often give to properties and methods of their views and controllers.
enum OrdinaryNames {
    static let properties = words(
        """
        title subtitle text detail details message caption heading header footer label labels name displayName fullName firstName
        lastName nickname identifier id uuid key keys value values minValue maxValue minimum maximum initialValue defaultValue
        oldValue newValue currentValue model viewModel models item items element elements entry entries object objects record
        records row rows column columns section sections cell cells data dataSource source store storage repository service
        services client server host port url path paths file files folder document documents user users account person contact
        contacts author owner member members friend group groups team tag tags category categories kind type style mode theme
        appearance state status phase stage step steps level levels progress percentage fraction ratio rate speed velocity count
        total amount number quantity size length width height depth radius cornerRadius diameter thickness weight color colors
        fillColor strokeColor lineColor tint accentColor selectedColor highlightColor normalColor textColor titleColor
        borderColor borderWidth lineWidth shadow shadowColor shadowRadius shadowOffset shadowOpacity gradient font titleFont
        image icon images photo photos picture avatar thumbnail logo symbol emoji index currentIndex selectedIndex position
        location offset origin point points start end range area isActive isOn isOpen isExpanded isCollapsed isLoading isPlaying
        isRunning isPaused isEmpty isValid isEnabled isSelected isHighlighted isHovered isPressed isChecked isVisible isDirty
        isEditing isFocused isDragging isAnimating isLocked isFavorite isNew isRead isOnline isDisabled isCompact isDark selected
        selection selectedItem selectedItems selectedRow selectedRows current first last parent child children root
        node nodes content contents container stack stackView contentView titleLabel subtitleLabel textLabel detailLabel
        imageView iconView avatarView headerView footerView backgroundView button closeButton saveButton cancelButton playButton
        textField searchField slider spinner progressView scrollView tableView collectionView divider separator overlay badge
        spacing padding margin margins insets inset horizontalPadding verticalPadding itemSize itemCount columnCount rowCount
        numberOfItems numberOfColumns numberOfRows numberOfLines axis orientation direction alignment lineLength animation
        animator task handler actions callback completion onTap onClick onChange onSelect onClose onDelete onSave delegate
        observer observers listener listeners context configuration config settings options preferences cache history logger
        error errors result results response request query filters sortOrder placeholder hint help tooltip validation validator
        maxLength maximumLength minimumSize maximumSize maximumDepth format formatter x y z w a b scale angle rotation opacity
        hue brightness price currency address city country email phone password token score rank rating votes likes comments
        messages notes note events version language locale manager controller coordinator router menu toolbar undoStack redoStack
        bag cancellables subscriptions lock queue priority role symbolName effectiveTheme currentTheme isShowingMenu isMenuOpen
        inputFilter
        """)

    static let methods = words(
        """
        setup setUp setupViews setupUI setupConstraints configure configureView update updateUI updateView updateLabels refresh
        reload reloadContent load loadData save remove removeAll clear reset resetState start stop pause resume play toggle open
        close show hide expand collapse deselect selectAll selectNone deselectAll selectNext selectPrevious next previous
        increment decrement add insert edit copy paste cut undo redo cancel done submit confirm validate send search sort filter
        animate flash shake pulse fadeIn fadeOut present dismiss pop push tap tapped pressed press clicked click changed
        valueChanged stateChanged textChanged selectionChanged didTap didSelect didChange didScroll didFinish handle handleTap
        render redraw draw layout prepare bind unbind observe dump log debug snapshot apply finish build connect disconnect
        openLink openMenu closeMenu showMenu dismissMenu appearanceDidChange appearanceChanged themeChanged
        """)

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
