import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

const leaseMs = 5 * 60_000

export type KilledSenders = {
  script: string
  kills: number
  /** The maximum number of mails that a process sends before it kills itself. */
  maxAcceptances: number
  argumentsAt(now: string, acceptances: string): string[]
  isDone(): Promise<boolean>
}

/** Runs senders one after the other, each after the lease of the one before, until all mails are sent. Returns the number of kills. */
export async function runKilledSenders(options: KilledSenders & { start: Date }): Promise<number> {
  const { script, kills, maxAcceptances, argumentsAt, isDone } = options
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'mantel-test-compiled') }
  let now = options.start
  let deaths = 0
  while (!(await isDone())) {
    const acceptances = deaths < kills ? 1 + (deaths % maxAcceptances) : 0
    const given = argumentsAt(now.toISOString(), String(acceptances))
    const [code, signal] = await once(fork(script, given, { stdio: 'ignore', env }), 'exit')
    if (signal !== 'SIGKILL') expect(code).toBe(0)
    else deaths++
    now = new Date(now.getTime() + leaseMs)
  }
  return deaths
}
