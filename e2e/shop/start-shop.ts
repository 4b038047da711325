import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../../apps/shop/src/main.ts')

export type RunningShop = { port: number; close(): Promise<void>; child: ChildProcess }

/** The shop as `npm start` runs it, a process of its own on a free port; filled with the demo when its folder is empty. */
export async function startShop(dataDir: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const { PATH = '', HOME = '' } = process.env
  const settings = { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env }
  const child = spawn(process.execPath, [main], { env: settings })
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
    if (child.exitCode !== null) throw new Error(`The shop did not open:\n${said}`)
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
