/** Pieces of memory that never move: growing one large array would copy it all at once and hold everybody up. */
const pieceBits = 20
const pieceSize = 1 << pieceBits
const firstSize = 1024

/**
 * The bytes of all terms. A UTF-16 unit below 0xf0 is one byte, others are 0xf0 and two bytes; so comparing bytes compares
 * as strings do. A term lies within one piece.
 */
export class TermBytes {
  #pieces: Uint8Array[] = [new Uint8Array(firstSize)]
  #end = 0

  /** Where the first `length` bytes of `term` now are. */
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

  /** Small dictionaries have one small piece, large ones many of the same size. */
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

/** Offset within its piece. */
export const inPiece = (at: number): number => at & (pieceSize - 1)
