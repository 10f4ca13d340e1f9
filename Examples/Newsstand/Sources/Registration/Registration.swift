/// The creation of an account, in three steps.
enum Registration {}
