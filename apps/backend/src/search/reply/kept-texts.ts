import type { ByteWriter } from './byte-writer.ts'

/**
 * The bytes of texts that are made of something the engine may keep. Even within one reply they are written twice: facets
 * of own values and of variants' share their counts.
 */
export class KeptTexts<Of extends object> {
  readonly #known = new WeakMap<Of, Buffer>()

  write(writer: ByteWriter, of: Of, make: () => string): void {
    const known = this.#known.get(of)
    const bytes = known ?? Buffer.from(make())
    if (known === undefined) this.#known.set(of, bytes)
    writer.bytes(bytes)
  }
}
