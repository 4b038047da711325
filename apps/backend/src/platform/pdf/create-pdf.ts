import { Worker } from 'node:worker_threads'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfReply } from './pdf-thread.ts'

export type Pdf = {
  /** Rejects when it cannot be drawn, or not in time. */
  draw(paper: PdfDocument): Promise<Buffer>
  close(): Promise<void>
}

type Waiting = { resolve(bytes: Buffer): void; reject(error: Error): void; timer: NodeJS.Timeout }

/** One thread, started with the first paper and ended when none was asked for in a while. Milliseconds. */
export function createPdf({ limitMs = 20_000, restAfterMs = 60_000 } = {}): Pdf {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  let lastId = 0

  function running(): Worker {
    if (thread) return thread
    const started = new Worker(new URL('./pdf-thread.ts', import.meta.url), { env: {}, execArgv: [] })
    started.unref()
    started.on('message', settle)
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('the thread that draws papers ended')))
    thread = started
    return started
  }

  function settle(reply: PdfReply): void {
    const asked = waiting.get(reply.id)
    if (!asked) return
    waiting.delete(reply.id)
    clearTimeout(asked.timer)
    if ('bytes' in reply) asked.resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength))
    else asked.reject(new Error(`a paper could not be drawn: ${reply.problem}`))
    if (waiting.size === 0) resting = setTimeout(end, restAfterMs).unref()
  }

  /** A thread that hangs or died takes all that waited for it along; the next paper starts another. */
  function fail(of: Worker, error: Error): void {
    if (thread !== of) return
    void end()
    rejectAll(error)
  }

  function rejectAll(error: Error): void {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    waiting.clear()
  }

  function end(): Promise<unknown> {
    const ending = thread
    thread = undefined
    return ending?.terminate() ?? Promise.resolve()
  }

  return {
    draw(paper) {
      clearTimeout(resting)
      const worker = running()
      const id = ++lastId
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => fail(worker, new Error('a paper took too long to draw')), limitMs)
        waiting.set(id, { resolve, reject, timer })
        worker.postMessage({ id, paper })
      })
    },
    async close() {
      clearTimeout(resting)
      const ended = end()
      rejectAll(new Error('the shop is closing'))
      await ended
    },
  }
}
