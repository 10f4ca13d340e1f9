/// Letters, which a mail app sends.
enum Mail {}
