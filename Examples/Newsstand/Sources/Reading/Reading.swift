/// One article, as the library and the saved list show it.
enum Reading {}
