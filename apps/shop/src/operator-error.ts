/** An error that the operator can fix. Its message is one line that says what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
