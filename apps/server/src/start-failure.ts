/** Why the server cannot start, in words for its operator. Not a fault of the program: it is told in one line. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
