/// How one gets in.
enum Login {}
