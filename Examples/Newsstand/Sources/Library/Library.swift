/// All articles, the first tab.
enum Library {}
