/**
 * Memory is allocated in fixed pieces that never move: growing one large array would copy all of it and block the
 * event loop.
 */
const pieceBits = 20
const pieceSize = 1 << pieceBits
const firstSize = 1024

export type SavedTermBytes = { pieces: Uint8Array[]; end: number }

/**
 * The encoded bytes of all terms. A UTF-16 unit below 0xf0 takes one byte; others take 0xf0 plus two bytes. Byte order
 * therefore equals string order. A term never crosses a piece boundary.
 */
export class TermBytes {
  #pieces: Uint8Array[] = [new Uint8Array(firstSize)]
  #end = 0

  static load({ pieces, end }: SavedTermBytes): TermBytes {
    const loaded = new TermBytes()
    loaded.#pieces = pieces
    loaded.#end = end
    return loaded
  }

  save(): SavedTermBytes {
    const used = (number: number) => Math.min(pieceSize, this.#end - number * pieceSize)
    return { pieces: this.#pieces.map((piece, number) => piece.subarray(0, used(number))), end: this.#end }
  }

  /** Appends the first `length` bytes of `term` and returns their address. */
  append(term: Uint8Array, length: number): number {
    let inPiece = this.#end & (pieceSize - 1)
    if (inPiece + length > pieceSize) {
      this.#end += pieceSize - inPiece
      inPiece = 0
    }
    const at = this.#end
    this.#pieceFor(at, inPiece + length).set(term.subarray(0, length), inPiece)
    this.#end += length
    return at
  }

  piece(at: number): Uint8Array {
    return this.#pieces[at >>> pieceBits] as Uint8Array
  }

  get memory(): number {
    return this.#pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
  }

  /** A small dictionary has one small piece; a large one has many pieces of equal size. */
  #pieceFor(at: number, needed: number): Uint8Array {
    const number = at >>> pieceBits
    const piece = this.#pieces[number]
    if (piece && piece.length >= needed) return piece
    const size = number === 0 ? Math.min(pieceSize, Math.max((piece?.length ?? 0) * 2, needed)) : pieceSize
    const larger = new Uint8Array(size)
    if (piece) larger.set(piece)
    this.#pieces[number] = larger
    return larger
  }
}

/** The offset of an address within its piece. */
export const offsetInPiece = (at: number): number => at & (pieceSize - 1)
