/**
 * Puts a reply together from many small texts and some documents that are bytes already. Texts wait until bytes come and
 * are then encoded in one go: encoding, or copying, each by itself costs several times as much.
 */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(64 * 1024)
  #at = 0
  #waiting = ''

  text(text: string): this {
    this.#waiting += text
    return this
  }

  /** A document, or what follows its first bytes. */
  bytes(piece: Uint8Array, from = 0): this {
    this.#encode()
    this.#reserve(piece.length - from)
    this.#bytes.set(from === 0 ? piece : piece.subarray(from), this.#at)
    this.#at += piece.length - from
    return this
  }

  /** What was written, as memory of its own; the writer is empty again. */
  take(): Buffer {
    this.#encode()
    const whole = Buffer.allocUnsafeSlow(this.#at)
    whole.set(this.#bytes.subarray(0, this.#at))
    this.#at = 0
    return whole
  }

  #encode(): void {
    this.#reserve(this.#waiting.length * 3)
    this.#at += this.#bytes.write(this.#waiting, this.#at)
    this.#waiting = ''
  }

  #reserve(more: number): void {
    if (this.#at + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#at + more))
    larger.set(this.#bytes.subarray(0, this.#at))
    this.#bytes = larger
  }
}
