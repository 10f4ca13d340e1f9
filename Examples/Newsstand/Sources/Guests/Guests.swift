/// Screens for trying out transitions.
enum Guests {}
