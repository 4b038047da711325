import { constants, setPriority } from 'node:os'
import type { Job } from './job.ts'

/**
 * The process that renders pictures. A process and not a thread: what libvips runs cannot be cut short inside a process,
 * and a picture that crashes it must not take the shop along.
 */
export type FromWorker = { ready: true } | { body: Uint8Array } | { unreadable: string }

const tell = (message: FromWorker) => process.send?.(message)

// The shop ends this process by closing the channel; a Ctrl-C in the terminal reaches both and is the shop's matter.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Only a courtesy towards the pages.
}

const { render } = await import('./render.ts')

process.on('message', async (job: Job) => {
  try {
    tell({ body: await render(job) })
  } catch (error) {
    tell({ unreadable: error instanceof Error ? error.message : String(error) })
  }
})
tell({ ready: true })
