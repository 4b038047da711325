import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './pglite-protocol.ts'
import { type PgliteThread, queuePglite } from './queue-pglite.ts'

export type { PgliteThread } from './queue-pglite.ts'

/** Starts the embedded database in a thread of its own: from its folder, or in memory from a dump of one. */
export async function startPglite(from: { dataDir: string } | { dump: string }): Promise<PgliteThread> {
  keepBaselineCode()
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
    workerData: from,
    // What it allocates is short-lived: with the default it would keep 60 MB more for nothing.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  })
  const ready = Promise.withResolvers<PgliteResult>()
  const waiting = new Map([[0, ready]])
  let lastId = 0
  let ended: Error | undefined

  function ask(request: PgliteRequest): Promise<PgliteResult> {
    if (ended) return Promise.reject(ended)
    const answer = Promise.withResolvers<PgliteResult>()
    waiting.set(++lastId, answer)
    thread.postMessage({ id: lastId, request })
    return answer.promise
  }

  function end(reason: Error): void {
    ended ??= reason
    for (const answer of waiting.values()) answer.reject(ended)
    waiting.clear()
  }

  thread.on('message', (reply: PgliteReply) => {
    const answer = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('result' in reply) answer?.resolve(reply.result)
    else answer?.reject(toError(reply.failure))
  })
  thread.on('error', end)
  thread.on('exit', () => end(new Error('the embedded database has ended')))
  try {
    await ready.promise
  } catch (error) {
    await thread.terminate()
    throw error
  }
  return queuePglite(ask, async () => {
    await thread.terminate()
  })
}

/**
 * The engine stays with V8's baseline compiler: optimising one of its functions (105 KB of WebAssembly) takes 1.2 GB and
 * seconds of a core at every start, for bulk inserts a third faster. See docs/decisions/007-embedded-database-in-a-thread.md.
 */
export function keepBaselineCode(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

function toError({ message, ...fields }: PgliteFailure): Error {
  return Object.assign(new Error(message), fields)
}
