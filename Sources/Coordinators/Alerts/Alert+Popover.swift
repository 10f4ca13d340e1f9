#if !os(tvOS)
  public import UIKitShim

  extension Alert {
    /// Returns the same question; where it is shown as a popover, it points to a view or a bar
    /// button.
    ///
    /// UIKit: `UIPopoverPresentationController`.
    public func pointing(to source: any UIPopoverPresentationControllerSourceItem) -> Alert {
      var alert = self
      alert.configure = { $0.popoverPresentationController?.sourceItem = source }
      return alert
    }
  }
#endif
