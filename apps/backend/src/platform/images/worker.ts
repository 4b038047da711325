import { constants, setPriority } from 'node:os'
import type { RenderJob } from './job.ts'

/**
 * The process that renders images. It is not a thread, because libvips cannot be interrupted inside a process and an image
 * that crashes it must not crash the shop.
 */
export type WorkerMessage = { ready: true } | { body: Uint8Array } | { unreadable: string }

const send = (message: WorkerMessage) => process.send?.(message)

// The shop ends this process by closing the channel. Ctrl-C in a terminal reaches both processes; only the shop handles it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

const { render } = await import('./render.ts')

// Lowers the priority only after the modules are loaded: on a busy machine the start would otherwise take too long.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Works without it too: the lower priority only leaves more processor time for pages.
}

process.on('message', async (job: RenderJob) => {
  try {
    send({ body: await render(job) })
  } catch (error) {
    send({ unreadable: error instanceof Error ? error.message : String(error) })
  }
})
send({ ready: true })
