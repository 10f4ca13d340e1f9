extension InterfaceLoading {
  static let controllerClasses: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
  ]

  static let viewClasses: [String: UIView.Type] = [
    "view": UIView.self,
    "containerView": UIView.self,
    "tableViewCellContentView": UIView.self,
    "label": UILabel.self,
    "button": UIButton.self,
    "textField": UITextField.self,
    "textView": UITextView.self,
    "searchBar": UISearchBar.self,
    "switch": UISwitch.self,
    "segmentedControl": UISegmentedControl.self,
    "slider": UISlider.self,
    "stepper": UIStepper.self,
    "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self,
    "pageControl": UIPageControl.self,
    "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "imageView": UIImageView.self,
    "stackView": UIStackView.self,
    "scrollView": UIScrollView.self,
    "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "navigationBar": UINavigationBar.self,
    "tabBar": UITabBar.self,
    "toolbar": UIToolbar.self,
    "control": UIControl.self,
  ]

  /// The elements among objects for which no object is created.
  static let ignoredElements: Set<String> = [
    "placeholder", "exit", "customObject", "viewLayoutGuide", "tapGestureRecognizer",
    "panGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
    "swipeGestureRecognizer", "longPressGestureRecognizer", "screenEdgePanGestureRecognizer",
  ]
}
