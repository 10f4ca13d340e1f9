/// The publisher of the app, and the licences.
enum Imprint {}
