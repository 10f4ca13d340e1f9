/// Each kind of transition, to be tried by hand.
enum Transitions {}
