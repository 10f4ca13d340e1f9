#if !os(tvOS)
  public import UIKitShim

  extension Alert {
    /// The same question, as a popover that points to a view or a button of a bar where it is one.
    ///
    /// UIKit: `UIPopoverPresentationController`.
    public func pointing(to source: any UIPopoverPresentationControllerSourceItem) -> Alert {
      var alert = self
      alert.configure = { $0.popoverPresentationController?.sourceItem = source }
      return alert
    }
  }
#endif
