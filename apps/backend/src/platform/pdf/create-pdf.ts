import { Worker } from 'node:worker_threads'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfReply } from './pdf-thread.ts'

export type Pdf = {
  /** Creates PDFs one at a time. Rejects on an error and on a timeout. */
  draw(document: PdfDocument): Promise<Buffer>
  close(): Promise<void>
}

type Drawing = { resolve(bytes: Buffer): void; reject(error: Error): void }

/** The thread starts with the first document and ends after idleTimeoutMs without one. */
export function createPdf({ timeoutMs = 20_000, idleTimeoutMs = 60_000 } = {}): Pdf {
  let thread: Worker | undefined
  let drawing: Drawing | undefined
  let before: Promise<unknown> = Promise.resolve()
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false

  function startedThread(): Worker {
    if (thread) return thread
    const started = new Worker(new URL('./pdf-thread.ts', import.meta.url), { env: {}, execArgv: [] })
    started.unref()
    // Replies of a terminated thread belong to no request.
    started.on('message', (reply: PdfReply) => thread === started && settle(reply))
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('PDF thread exited')))
    thread = started
    return started
  }

  function settle(reply: PdfReply): void {
    if ('problem' in reply) drawing?.reject(new Error(`PDF not created: ${reply.problem}`))
    else drawing?.resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength))
  }

  /** Terminates a thread that hangs or has died; the next document starts a new one. */
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

  async function drawNow(document: PdfDocument): Promise<Buffer> {
    if (isClosed) throw new Error('PDF not created: the server is shutting down')
    clearTimeout(idleTimer)
    const worker = startedThread()
    const timer = setTimeout(() => fail(worker, new Error('PDF creation timed out')), timeoutMs)
    try {
      return await new Promise((resolve, reject) => {
        drawing = { resolve, reject }
        worker.postMessage(document)
      })
    } finally {
      clearTimeout(timer)
      drawing = undefined
      idleTimer = setTimeout(end, idleTimeoutMs).unref()
    }
  }

  return {
    draw(document) {
      const drawn = before.then(() => drawNow(document))
      before = drawn.catch(() => {})
      return drawn
    },
    async close() {
      isClosed = true
      const ended = end()
      drawing?.reject(new Error('PDF not created: the server is shutting down'))
      await ended
      clearTimeout(idleTimer)
    },
  }
}
