import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type RunningServer = { port: number; close(): Promise<void>; child: ChildProcess }

/** A process of its own, which is ready when it has said where it listens. */
export async function startServer(file: string, env: Record<string, string>): Promise<RunningServer> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [file], { env: { PATH, HOME, ...env } })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'close')
  while (!/localhost:\d+/.test(said)) {
    await Promise.race([once(child.stdout, 'data'), ended])
    if (child.exitCode !== null) throw new Error(`The server did not open:\n${said}`)
  }
  return {
    port: Number(/localhost:(\d+)/.exec(said)?.[1]),
    child,
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
