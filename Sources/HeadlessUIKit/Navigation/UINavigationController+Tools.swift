// The toolbar, which is made when somebody asks for it and has the buttons of the top screen.
extension UINavigationController {
  final var bottomBar: UIToolbar {
    if let storedToolbar { return storedToolbar }
    let toolbar = toolbarClass?.make(frame: .zero) ?? UIToolbar()
    toolbar.isHidden = true
    storedToolbar = toolbar
    mirrorTools(animated: false)
    return toolbar
  }

  /// Gives the toolbar the buttons of the top screen.
  final func mirrorTools(animated: Bool) {
    storedToolbar?.setItems(stack.last?.toolbarItems, animated: animated)
  }
}
