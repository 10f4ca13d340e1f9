/// Screens without a task of their own, to be shown somewhere.
enum Guests {}
