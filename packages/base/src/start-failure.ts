/** A reason for the operator why the server cannot start. It is printed in one line without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
