/// The articles that were kept for later, the second tab.
enum Saved {}
