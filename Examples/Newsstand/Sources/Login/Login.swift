/// The login.
enum Login {}
