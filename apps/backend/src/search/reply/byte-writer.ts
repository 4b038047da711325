/**
 * Puts a reply together from texts and from bytes that are kept from earlier replies. Neighbouring texts become one, and
 * everything is written once, into memory of exactly the right size.
 */
export class ByteWriter {
  #pieces: (string | Uint8Array)[] = []
  #waiting = ''

  text(text: string): this {
    this.#waiting += text
    return this
  }

  bytes(piece: Uint8Array): this {
    if (this.#waiting !== '') this.#pieces.push(this.#waiting)
    this.#pieces.push(piece)
    this.#waiting = ''
    return this
  }

  /** What was written; the writer is empty again. */
  take(): Buffer {
    if (this.#waiting !== '') this.#pieces.push(this.#waiting)
    const pieces = this.#pieces
    this.#pieces = []
    this.#waiting = ''
    let length = 0
    for (const piece of pieces) length += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length
    const whole = Buffer.allocUnsafeSlow(length)
    let at = 0
    for (const piece of pieces) {
      if (typeof piece === 'string') at += whole.write(piece, at)
      else {
        whole.set(piece, at)
        at += piece.length
      }
    }
    return whole
  }
}
