import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './pglite-protocol.ts'
import { type PgliteThread, queuePglite } from './queue-pglite.ts'

export type { PgliteThread } from './queue-pglite.ts'

/** Starts the embedded database in a separate thread, from its folder or in memory from a dump. */
export async function startPglite(from: { dataDir: string } | { dump: string }): Promise<PgliteThread> {
  disableWasmOptimisation()
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
    workerData: from,
    // Its allocations are short-lived: the default young generation would only take 60 MB more.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  })
  const ready = Promise.withResolvers<PgliteResult>()
  const waiting = new Map([[0, ready]])
  let lastId = 0
  let endReason: Error | undefined

  function send(request: PgliteRequest): Promise<PgliteResult> {
    if (endReason) return Promise.reject(endReason)
    const answer = Promise.withResolvers<PgliteResult>()
    waiting.set(++lastId, answer)
    thread.postMessage({ id: lastId, request })
    return answer.promise
  }

  function end(reason: Error): void {
    endReason ??= reason
    for (const answer of waiting.values()) answer.reject(endReason)
    waiting.clear()
  }

  thread.on('message', (reply: PgliteReply) => {
    const answer = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('result' in reply) answer?.resolve(reply.result)
    else answer?.reject(toError(reply.failure))
  })
  thread.on('error', end)
  thread.on('exit', () => end(new Error('the thread of the embedded database has exited')))
  try {
    await ready.promise
  } catch (error) {
    await thread.terminate()
    throw error
  }
  return queuePglite(send, async () => {
    await thread.terminate()
  })
}

/**
 * Keeps the engine on V8's baseline compiler: optimising one of its functions (105 KB of WebAssembly) takes 1.2 GB and
 * seconds of CPU at every start, and makes only bulk inserts faster, by a third. See
 * docs/decisions/007-embedded-database-in-a-thread.md.
 */
export function disableWasmOptimisation(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

function toError({ message, ...fields }: PgliteFailure): Error {
  return Object.assign(new Error(message), fields)
}
