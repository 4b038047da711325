import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { inheritedEnvironment } from '@mantel/shop/testing/inherited-environment'

export type RunningServer = { port: number; close(): Promise<void>; child: ChildProcess }

/** Starts a server in a separate process and waits until it prints its address. */
export async function startServer(file: string, env: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [file], { env: { ...inheritedEnvironment(), ...env } })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(child, 'close')
  while (!/localhost:\d+/.test(output)) {
    await Promise.race([once(child.stdout, 'data'), ended])
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${output}`)
  }
  return {
    port: Number(/localhost:(\d+)/.exec(output)?.[1]),
    child,
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
