/// The first section of the app.
enum Home {}
