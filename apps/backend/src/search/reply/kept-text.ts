import type { ByteWriter } from './byte-writer.ts'

/**
 * A text made of counts that the engine may keep. Most counts are asked for once, so the first time it stays a text, which
 * is written together with its neighbours; from the second time on it is at hand as bytes.
 */
export class KeptText {
  #known: string | Buffer | undefined

  write(writer: ByteWriter, make: () => string): void {
    if (this.#known === undefined) {
      this.#known = make()
      writer.text(this.#known)
      return
    }
    if (typeof this.#known === 'string') this.#known = Buffer.from(this.#known)
    writer.bytes(this.#known)
  }
}
