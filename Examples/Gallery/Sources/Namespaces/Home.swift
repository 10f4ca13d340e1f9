/// The section where everybody begins.
enum Home {}
