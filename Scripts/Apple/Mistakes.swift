// Each line with a comment is an error on the systems that it names, which shows that the check finds it.

import UIKitShim

@MainActor func mistakes(
  _ stack: UINavigationController, _ tabs: UITabBarController, _ window: UIWindow
) {
  stack.delegate?.navigationController(stack, didShow: stack, animated: true)  // iOS tvOS visionOS macCatalyst
  stack.delegate?.navigationController?(stack, didShow: stack, animated: true)
  _ = tabs.selectedViewController  // iOS tvOS visionOS macCatalyst
  _ = tabs.tabs  // iOS tvOS visionOS macCatalyst
  if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { _ = tabs.tabs }
  _ = window.device  // iOS tvOS visionOS macCatalyst
  _ = HeadlessDevice.current  // iOS tvOS visionOS macCatalyst
  _ = stack.hidesBarsOnSwipe  // tvOS
  tabs.navigationItem.subtitle = ""  // iOS tvOS visionOS macCatalyst
  _ = tabs.automaticallyAdjustsScrollViewInsets  // iOS tvOS visionOS macCatalyst
  _ = UIScreen.main  // visionOS
  _ = UISheetPresentationController.Detent.medium()  // tvOS visionOS
  _ = tabs.delegate?.tabBarController?(tabs, animationControllerForTransitionFrom: stack, to: stack)  // visionOS
  _ = UIStoryboard(name: "Main", bundle: nil)  // visionOS
}
