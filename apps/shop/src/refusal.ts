/** A reason not to start or not to go on that the operator can mend. The message is one line that says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
