/// Who makes the app, and on what terms.
enum Imprint {}
