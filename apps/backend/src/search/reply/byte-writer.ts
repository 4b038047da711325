/** Bytes in memory that is used again once they are given back; what is never given back is left to the collector. */
export type LentBytes = { bytes: Buffer; giveBack(): void }

const usualBytes = 64 * 1024
/** Memory of a reply that was much larger than others is not worth holding on to. */
const largestSpare = 512 * 1024
const mostSpares = 16

/**
 * Puts a reply together from texts and from bytes that are kept from earlier replies. Neighbouring texts become one, and
 * everything is written once, into memory that an earlier reply has left: it is still near the processor.
 */
export class ByteWriter {
  readonly #spares: Buffer[] = []
  #memory: Buffer = Buffer.alloc(0)
  #at = 0
  #waiting = ''

  text(text: string): this {
    this.#waiting += text
    return this
  }

  bytes(piece: Uint8Array): this {
    this.#settle(piece.length)
    this.#memory.set(piece, this.#at)
    this.#at += piece.length
    return this
  }

  /** What was written; the writer is empty again. */
  take(): LentBytes {
    this.#settle(0)
    const memory = this.#memory
    const bytes = memory.subarray(0, this.#at)
    this.#memory = this.#spares.pop() ?? Buffer.allocUnsafeSlow(usualBytes)
    this.#at = 0
    let isLent = true
    const giveBack = () => {
      if (isLent && memory.length <= largestSpare && this.#spares.length < mostSpares) this.#spares.push(memory)
      isLent = false
    }
    return { bytes, giveBack }
  }

  /** Writes the text that waits, and makes room for as many bytes more. */
  #settle(more: number): void {
    const waiting = this.#waiting
    // No character of a text takes more than three bytes of UTF-8.
    this.#makeRoom(waiting.length * 3 + more)
    if (waiting === '') return
    this.#at += this.#memory.write(waiting, this.#at)
    this.#waiting = ''
  }

  #makeRoom(bytes: number): void {
    const needed = this.#at + bytes
    if (needed <= this.#memory.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#memory.length, usualBytes))
    larger.set(this.#memory.subarray(0, this.#at))
    this.#memory = larger
  }
}
