import { Worker } from 'node:worker_threads'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfReply } from './pdf-thread.ts'

export type Pdf = {
  /** One after the other. Rejects when it cannot be drawn, or not in time. */
  draw(paper: PdfDocument): Promise<Buffer>
  close(): Promise<void>
}

type Drawing = { resolve(bytes: Buffer): void; reject(error: Error): void }

/** One thread, started with the first paper and ended when none was asked for in a while. Milliseconds. */
export function createPdf({ limitMs = 20_000, restAfterMs = 60_000 } = {}): Pdf {
  let thread: Worker | undefined
  let drawing: Drawing | undefined
  let before: Promise<unknown> = Promise.resolve()
  let resting: NodeJS.Timeout | undefined
  let isClosed = false

  function running(): Worker {
    if (thread) return thread
    const started = new Worker(new URL('./pdf-thread.ts', import.meta.url), { env: {}, execArgv: [] })
    started.unref()
    // What a given-up thread still says is nobody's paper.
    started.on('message', (reply: PdfReply) => thread === started && settle(reply))
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('the thread that draws papers ended')))
    thread = started
    return started
  }

  function settle(reply: PdfReply): void {
    if ('problem' in reply) drawing?.reject(new Error(`a paper could not be drawn: ${reply.problem}`))
    else drawing?.resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength))
  }

  /** A thread that hangs or died is given up; the next paper starts another. */
  function fail(of: Worker, error: Error): void {
    if (thread !== of) return
    void end()
    drawing?.reject(error)
  }

  async function end(): Promise<void> {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }

  async function drawNow(paper: PdfDocument): Promise<Buffer> {
    if (isClosed) throw new Error('the shop is closing')
    clearTimeout(resting)
    const worker = running()
    const timer = setTimeout(() => fail(worker, new Error('a paper took too long to draw')), limitMs)
    try {
      return await new Promise((resolve, reject) => {
        drawing = { resolve, reject }
        worker.postMessage(paper)
      })
    } finally {
      clearTimeout(timer)
      drawing = undefined
      resting = setTimeout(end, restAfterMs).unref()
    }
  }

  return {
    draw(paper) {
      const drawn = before.then(() => drawNow(paper))
      before = drawn.catch(() => {})
      return drawn
    },
    async close() {
      isClosed = true
      const ended = end()
      drawing?.reject(new Error('the shop is closing'))
      await ended
      clearTimeout(resting)
    },
  }
}
