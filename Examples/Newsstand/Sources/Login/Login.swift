/// How one gets in: the login and the sign-up.
enum Login {}
