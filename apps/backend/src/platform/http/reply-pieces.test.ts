import { Writable } from 'node:stream'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { ReplyPieces, streamPieces } from './reply-pieces.ts'

const largestChunk = 64 * 1024

it('returns texts and bytes in order, in chunks of limited size', () => {
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 30_000, minLength: 20_000 }))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (given) => {
      const pieces = new ReplyPieces()
      for (const one of given) typeof one === 'string' ? pieces.text(one) : pieces.bytes(one)
      const whole = Buffer.concat(given.map((one) => (typeof one === 'string' ? Buffer.from(one) : one)))
      const chunks = [...pieces.chunks()]
      expect(Buffer.concat(chunks).equals(whole)).toBe(true)
      expect(pieces.size).toBe(whole.length)
      for (const chunk of chunks) expect(chunk.length).toBeLessThan(largestChunk + 30_000)
    }),
    { numRuns: 30 },
  )
})

it('stops for a client that takes no further chunk, without copying the rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const pieces = new ReplyPieces()
    const shared = Buffer.alloc(largestChunk)
    for (let at = 0; at < 100; at++) pieces.bytes(shared)
    const onStall = vi.fn()
    const stream = streamPieces(pieces, { turns: { run: (work) => work() }, stallMs: 1000, onStall })
    const failed = vi.fn()
    stream.on('error', failed)
    let written = 0
    function write(chunk: Buffer): void {
      // The write callback never runs, because the client has stopped reading.
      written += chunk.length
    }
    stream.pipe(new Writable({ highWaterMark: 1, write }))
    await new Promise(setImmediate)
    vi.advanceTimersByTime(999)
    expect([stream.destroyed, onStall.mock.calls.length]).toEqual([false, 0])
    vi.advanceTimersByTime(1)
    expect(stream.destroyed).toBe(true)
    expect(onStall).toHaveBeenCalledOnce()
    expect(written).toBeLessThanOrEqual(2 * largestChunk)
  } finally {
    vi.useRealTimers()
  }
})

it('lets other events pass between two chunks', async () => {
  const pieces = new ReplyPieces()
  for (let at = 0; at < 20; at++) pieces.bytes(Buffer.alloc(largestChunk))
  const waiting: (() => void)[] = []
  const run = <T>(work: () => T) => new Promise<T>((resolve) => waiting.push(() => resolve(work())))
  const stream = streamPieces(pieces, { turns: { run }, stallMs: 60_000, onStall: () => {} })
  let bytes = 0
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  for (let turn = 1; turn <= 20; turn++) {
    await new Promise(setImmediate)
    expect([waiting.length, bytes]).toEqual([1, (turn - 1) * largestChunk])
    waiting.pop()?.()
  }
  stream.destroy()
})
