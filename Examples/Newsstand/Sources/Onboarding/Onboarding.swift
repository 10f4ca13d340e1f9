/// The introduction before the first login.
enum Onboarding {}
