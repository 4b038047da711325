/** Copying fewer bytes than this is quicker by hand than by a call. */
const few = 48

/**
 * Writes a reply into memory byte by byte. Replies are put together from hundreds of small pieces; joining those as
 * strings and encoding the result costs several times as much.
 */
export class ByteWriter {
  #bytes = new Uint8Array(64 * 1024)
  #at = 0

  /** A piece, or what follows its first bytes. */
  bytes(piece: Uint8Array, from = 0): this {
    const length = piece.length - from
    const into = this.#room(length)
    const start = this.#at
    if (length > few) into.set(from === 0 ? piece : piece.subarray(from), start)
    else for (let at = 0; at < length; at++) into[start + at] = piece[from + at] as number
    this.#at = start + length
    return this
  }

  text(text: string): this {
    const into = this.#room(text.length * 3)
    const start = this.#at
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit > 0x7f) return this.bytes(Buffer.from(text))
      into[start + at] = unit
    }
    this.#at = start + text.length
    return this
  }

  /** Not negative. */
  integer(value: number): this {
    const into = this.#room(16)
    if (value < 10) {
      into[this.#at++] = 48 + value
      return this
    }
    let digits = 1
    for (let limit = 10; limit <= value; limit *= 10) digits++
    let rest = value
    for (let at = this.#at + digits - 1; at >= this.#at; at--) {
      const next = Math.floor(rest / 10)
      into[at] = 48 + (rest - next * 10)
      rest = next
    }
    this.#at += digits
    return this
  }

  /** What was written, as memory of its own; the writer is empty again. */
  take(): Buffer {
    const whole = Buffer.allocUnsafeSlow(this.#at)
    whole.set(this.#bytes.subarray(0, this.#at))
    this.#at = 0
    return whole
  }

  #room(more: number): Uint8Array {
    if (this.#at + more > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#at + more))
      larger.set(this.#bytes.subarray(0, this.#at))
      this.#bytes = larger
    }
    return this.#bytes
  }
}
