/// The choice of a plan.
enum Subscribe {}
