import { fork } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { CommandIo } from './commands/command-io.ts'
import { type Config, childEnvironment, projectRoot } from './config.ts'
import { findPort } from './find-port.ts'
import { OperatorError } from './operator-error.ts'

/** Milliseconds to wait before replacing a process that has exited. */
const restartPause = 1000

/**
 * Keeps PROCESSES web processes running behind one port. This primary process accepts connections and distributes them round
 * robin, so that a few long-lived ones are spread evenly; it serves no requests itself. Resolves when `ended` aborts.
 */
export async function runProcesses(config: Config, terminal: CommandIo, ended: AbortSignal): Promise<void> {
  const port = await findPort(config.host, config.port)
  const sandbox = await startSandbox(config, port, ended)
  const running = new Map<number, Worker>()
  let started = 0
  const endAll = () => {
    for (const worker of running.values()) worker.process.kill('SIGTERM')
  }
  ended.addEventListener('abort', endAll)

  /** Resolves to true when the process listens, to false when it exits before that. */
  async function start(index: number): Promise<boolean> {
    const worker = cluster.fork({ ...sandbox, PORT: String(port), MANTEL_PROCESS: String(++started) })
    running.set(index, worker)
    const listening = once(worker, 'listening').then(() => true)
    return Promise.race([listening, once(worker, 'exit').then(() => false)])
  }

  async function keepRunning(index: number): Promise<void> {
    while (!ended.aborted) {
      const worker = running.get(index)!
      if (!worker.isDead()) await once(worker, 'exit')
      if (ended.aborted) return
      await terminal.err(`Process ${index} (pid ${worker.process.pid}) exited; restarting it.`)
      await delay(restartPause, undefined, { signal: ended }).catch(() => {})
      if (!ended.aborted) await start(index)
    }
  }

  try {
    // Starts one process at a time: the first one migrates the database, seeds it, builds the pages and reports any
    // problem.
    for (let index = 1; index <= config.processes && !ended.aborted; index++)
      if (!(await start(index)) && !ended.aborted) throw new OperatorError(`Process ${index} could not start.`)
    if (!ended.aborted) await terminal.out(`${config.processes} processes are serving.`)
    await Promise.all([...running.keys()].map(keepRunning))
  } finally {
    endAll()
    await Promise.all([...running.values()].map(async (worker) => worker.isDead() || once(worker, 'exit')))
  }
}

/** The sandbox keeps its payments in memory, so all processes share one sandbox in a separate process. */
async function startSandbox(config: Config, port: number, ended: AbortSignal): Promise<Record<string, string>> {
  const { accounts, gateway } = config.payment
  if (gateway || !Object.values(accounts).includes('sandbox')) return {}
  const { loadStores, StoresError } = await import('@mantel/backend')
  const stores = await loadStores(config.storesDir, {
    port,
    publicUrls: config.publicUrls,
    apiUrls: config.apiUrls,
  }).catch((error) => {
    throw error instanceof StoresError ? new OperatorError(error.message, { cause: error }) : error
  })
  const GATEWAY_SECRET = randomBytes(24).toString('base64url')
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  const child = fork(join(projectRoot, 'apps/gateway/src/main.ts'), {
    env: childEnvironment({
      GATEWAY_SECRET,
      GATEWAY_PORT: '0',
      GATEWAY_SHOP_ORIGINS: stores.websites.map(({ publicUrl }) => publicUrl).join(','),
      GATEWAY_WEBHOOK_URL: `http://${host}:${port}/api/ext/payment/webhook`,
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  ended.addEventListener('abort', () => child.kill())
  const [url] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
  if (typeof url !== 'string')
    throw new OperatorError(
      'The payment sandbox could not start. Set GATEWAY_URL, or configure real payment providers.',
    )
  return { GATEWAY_URL: url, GATEWAY_SECRET }
}
