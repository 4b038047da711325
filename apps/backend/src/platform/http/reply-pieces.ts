import { Readable } from 'node:stream'
import type { EventLoopQueue } from './event-loop-queue.ts'

/** Bytes of one chunk that is handed to the connection. */
const chunkBytes = 64 * 1024

/** A large reply as texts and shared bytes, which are copied only chunk by chunk while the reply is sent. */
export class ReplyPieces {
  readonly #pieces: (string | Uint8Array)[] = []
  #waiting = ''
  #bytes = 0

  text(text: string): this {
    this.#waiting += text
    return this
  }

  bytes(piece: Uint8Array): this {
    this.#settle()
    this.#pieces.push(piece)
    this.#bytes += piece.length
    return this
  }

  /** The size of the whole reply. */
  get size(): number {
    this.#settle()
    return this.#bytes
  }

  *chunks(): Generator<Buffer> {
    this.#settle()
    let chunk: Uint8Array[] = []
    let length = 0
    for (const piece of this.#pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      chunk.push(bytes)
      length += bytes.length
      if (length < chunkBytes) continue
      yield Buffer.concat(chunk, length)
      chunk = []
      length = 0
    }
    if (length > 0) yield Buffer.concat(chunk, length)
  }

  #settle(): void {
    if (this.#waiting === '') return
    this.#pieces.push(this.#waiting)
    this.#bytes += Buffer.byteLength(this.#waiting)
    this.#waiting = ''
  }
}

export type StreamOptions = {
  /** Shares the event loop: a fast client's reads would otherwise follow each other without a break. */
  turns: Pick<EventLoopQueue, 'run'>
  stallMs: number
  onStall(): void
}

/** Streams the pieces. A client that takes longer than stallMs for one chunk is dropped, however little it reads in between. */
export function streamPieces(pieces: ReplyPieces, { turns, stallMs, onStall }: StreamOptions): Readable {
  const chunks = pieces.chunks()
  let timer: NodeJS.Timeout | undefined
  const stream = new Readable({
    highWaterMark: chunkBytes,
    read() {
      clearTimeout(timer)
      // Deferred: within this call Node only stores the chunk, and the turn would not include the time of its write.
      queueMicrotask(() => turns.run(pushNext))
    },
    destroy(error, done) {
      clearTimeout(timer)
      done(error)
    },
  })
  function pushNext(): void {
    if (stream.destroyed) return
    const { value, done } = chunks.next()
    if (done) return void stream.push(null)
    timer = setTimeout(() => {
      onStall()
      stream.destroy(new Error('the client reads too slowly'))
    }, stallMs)
    stream.push(value)
  }
  return stream
}
