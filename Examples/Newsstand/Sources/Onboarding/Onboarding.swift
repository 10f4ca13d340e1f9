/// What a newcomer is told before the first login.
enum Onboarding {}
