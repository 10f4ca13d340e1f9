/// The user's choices.
enum Settings {}
