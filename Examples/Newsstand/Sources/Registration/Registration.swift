/// The way to an account, in three steps.
enum Registration {}
