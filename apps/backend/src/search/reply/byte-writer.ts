/** Collects a reply from texts and cached bytes. */
export type ReplyWriter = { text(text: string): ReplyWriter; bytes(piece: Uint8Array): ReplyWriter }

/** Bytes in reusable memory. Memory that is never released is garbage collected. */
export type ReleasableBytes = { bytes: Buffer; release(): void }

const initialBytes = 64 * 1024
/** Larger buffers are not retained for later replies. */
const largestSpare = 512 * 1024
const maxSpareBuffers = 16

/**
 * Builds a reply from texts and cached bytes. Adjacent texts are joined, and everything is written once into memory
 * reused from an earlier reply, which is likely still in the CPU cache.
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

  /** Returns the written bytes and resets the writer. */
  take(): ReleasableBytes {
    this.#settle(0)
    const memory = this.#memory
    const bytes = memory.subarray(0, this.#at)
    this.#memory = this.#spares.pop() ?? Buffer.allocUnsafeSlow(initialBytes)
    this.#at = 0
    let isLent = true
    const release = () => {
      if (isLent && memory.length <= largestSpare && this.#spares.length < maxSpareBuffers) this.#spares.push(memory)
      isLent = false
    }
    return { bytes, release }
  }

  /** Writes the pending text and reserves capacity for `more` further bytes. */
  #settle(more: number): void {
    const waiting = this.#waiting
    // A UTF-16 unit takes at most three bytes of UTF-8.
    this.#makeRoom(waiting.length * 3 + more)
    if (waiting === '') return
    this.#at += this.#memory.write(waiting, this.#at)
    this.#waiting = ''
  }

  #makeRoom(bytes: number): void {
    const needed = this.#at + bytes
    if (needed <= this.#memory.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#memory.length, initialBytes))
    larger.set(this.#memory.subarray(0, this.#at))
    this.#memory = larger
  }
}
