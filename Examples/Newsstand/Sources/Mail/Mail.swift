/// The writing of letters, which other apps send.
enum Mail {}
