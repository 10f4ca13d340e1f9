/// The app itself, the third tab.
enum About {}
