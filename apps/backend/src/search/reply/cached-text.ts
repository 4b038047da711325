import type { ReplyWriter } from './byte-writer.ts'

/**
 * Serialised facet count that the engine may cache. Most counts are used once, so the first use returns a string,
 * which is written together with its neighbours; later uses return cached bytes.
 */
export class CachedText {
  #known: string | Buffer | undefined

  write(writer: ReplyWriter, make: () => string): void {
    if (this.#known === undefined) {
      this.#known = make()
      writer.text(this.#known)
      return
    }
    if (typeof this.#known === 'string') this.#known = Buffer.from(this.#known)
    writer.bytes(this.#known)
  }
}
