import type { ByteWriter } from './byte-writer.ts'

/**
 * Texts that are made of something the engine may keep. Most are written once and never again; bytes are made of those
 * that are asked for a second time.
 */
export class KeptTexts<Of extends object> {
  readonly #known = new WeakMap<Of, string | Buffer>()

  write(writer: ByteWriter, of: Of, make: () => string): void {
    const known = this.#known.get(of)
    if (known === undefined) {
      const text = make()
      this.#known.set(of, text)
      writer.text(text)
    } else if (typeof known === 'string') {
      const bytes = Buffer.from(known)
      this.#known.set(of, bytes)
      writer.bytes(bytes)
    } else writer.bytes(known)
  }
}
