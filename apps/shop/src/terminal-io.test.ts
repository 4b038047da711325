import { afterEach, expect, it, vi } from 'vitest'
import { createTerminalIo, flushTerminal } from './terminal-io.ts'

afterEach(() => {
  vi.restoreAllMocks()
  // Each call of createTerminalIo adds these listeners.
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error')
})

/** Replaces a standard stream's write and returns the texts that it received. */
function recordWrites(stream: NodeJS.WriteStream, isTaken = true): string[] {
  const written: string[] = []
  vi.spyOn(stream, 'write').mockImplementation((text) => {
    written.push(String(text))
    return isTaken
  })
  return written
}

it.each(['out', 'err'] as const)('writes lines to %s with control and direction characters escaped', async (name) => {
  const written = recordWrites(name === 'out' ? process.stdout : process.stderr)
  const io = createTerminalIo('/')
  await io[name]('Ann\u001b[2J\u0007 \u202eenoB\r\u009b1m Zoë')
  expect(written).toEqual(['Ann\\u001b[2J\\u0007 \\u202eenoB\\u000d\\u009b1m Zoë\n'])
})

it('waits for a slow reader', async () => {
  recordWrites(process.stdout, false)
  const io = createTerminalIo('/')
  const onWritten = vi.fn()
  const writing = Promise.resolve(io.out('first')).then(onWritten)
  await Promise.resolve()
  expect(onWritten).not.toHaveBeenCalled()
  process.stdout.emit('drain')
  await writing
  expect(onWritten).toHaveBeenCalledOnce()
})

it('flushes until the readers of both streams have taken everything', async () => {
  const taken: (() => void)[] = []
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((_text, done) => taken.push(done as unknown as () => void) > 0)
  const onFlushed = vi.fn()
  const flushing = flushTerminal().then(onFlushed)
  taken[0]?.()
  await new Promise((resolve) => setImmediate(resolve))
  expect(onFlushed).not.toHaveBeenCalled()
  taken[1]?.()
  await flushing
  expect(taken).toHaveLength(2)
})
