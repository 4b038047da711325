import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { inheritedEnvironment } from './inherited-environment.ts'

export type StartedProcess = {
  pid: number
  /** All standard output so far. */
  out(): string
  err(): string
  /** Resolves when standard output contains the text or the process has exited. */
  waitForOutput(text: string): Promise<void>
  kill(signal: NodeJS.Signals): void
  ended: Promise<{ code: number | null; out: string; err: string }>
}

/** Runs a TypeScript file as a process with the given environment and no settings of the test run. Kills it when the test finishes. */
export function startProcess(file: string, args: string[], env: Record<string, string>, cwd?: string): StartedProcess {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { ...inheritedEnvironment(), ...env },
    cwd,
  })
  const text = { out: '', err: '' }
  child.stdout!.on('data', (chunk) => {
    text.out += chunk
  })
  child.stderr!.on('data', (chunk) => {
    text.err += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...text }))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    pid: child.pid!,
    out: () => text.out,
    err: () => text.err,
    async waitForOutput(wanted) {
      while (!text.out.includes(wanted) && child.exitCode === null && child.signalCode === null)
        await Promise.race([once(child.stdout!, 'data'), ended])
    },
    kill: (signal) => void child.kill(signal),
    ended,
  }
}
