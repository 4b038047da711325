import cluster from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import type { OpenBackend, ShopBackend } from './backend.ts'
import type { CommandIo } from './commands/command-io.ts'
import { createCommands } from './commands/create-commands.ts'
import { type Config, callerDirectory, indexTimeoutMs, processNumber, readConfig } from './config.ts'
import { claimControlSocket } from './control-socket/claim-control-socket.ts'
import type { ControlSocket } from './control-socket/serve-clients.ts'
import { controlSocketPath } from './control-socket/socket-path.ts'
import { prepareDataDir, refuseFullDisk } from './data-dir.ts'
import { describeFailure } from './describe-failure.ts'
import { findPort, throwAddressError } from './find-port.ts'
import { OperatorError } from './operator-error.ts'
import { keepNewFilesPrivate } from './private-files.ts'
import { runProcesses } from './run-processes.ts'
import { obtainSecretKey } from './secret-key.ts'
import { CloserStack, createShutdownSignal } from './shutdown.ts'
import { createTerminalIo } from './terminal-io.ts'

/** Runs the shop's process from reading its settings to closing its last resource. Resolves to the exit code. */
export async function runShop(openBackend: OpenBackend): Promise<number> {
  keepNewFilesPrivate()
  const terminal = openProcessTerminal()
  const read = readConfig()
  if (!read.ok) {
    for (const problem of read.problems) await terminal.err(problem)
    return 1
  }
  const { config } = read
  const ended = createShutdownSignal()
  const closers = new CloserStack()
  try {
    if (cluster.isPrimary && config.processes > 1) {
      await runProcesses(config, terminal, ended)
      return 0
    }
    await open(config, openBackend, terminal, closers, ended)
    if (!ended.aborted) await new Promise((resolve) => ended.addEventListener('abort', resolve))
    await terminal.out('Closing …')
    await closers.closeAll()
    return 0
  } catch (error) {
    if (!ended.aborted) await terminal.err(describeFailure(error, { debug: config.logLevel === 'debug' }))
    await closers.closeAll().catch(() => {})
    return ended.aborted ? 130 : 1
  }
}

async function open(
  config: Config,
  openBackend: OpenBackend,
  terminal: CommandIo,
  closers: CloserStack,
  ended: AbortSignal,
): Promise<void> {
  const dataDir = await prepareDataDir(config.dataDir, terminal.err)
  await refuseFullDisk(dataDir)
  const controlSocket = await claimShopSocket(dataDir, config)
  if (controlSocket) closers.add(() => controlSocket.close())
  // The primary process has already checked the port for all workers.
  const port = cluster.isWorker ? config.port : await findPort(config.host, config.port)
  const secretKey = await obtainSecretKey(dataDir, config.secretKey)
  await terminal.out(config.databaseUrl ? 'Opening the database …' : `Opening the database in ${dataDir} …`)
  const backend = await openBackend({ config, dataDir, secretKey, port })
  closers.add(() => backend.close())
  await refuseToServe(backend)
  if (controlSocket) closers.add(() => controlSocket.stopCommands())
  // Runs while the demo is imported: a separate process does the build.
  const pages = backend.openPages(terminal)
  pages.catch(() => {})
  if (config.demo)
    await backend.withProcessLock(async () => {
      if (await backend.isEmpty()) await seed(backend, terminal, ended)
    })
  const commands = createCommands(backend.useCases)
  controlSocket?.setHandler(async ({ name, args }, io, signal) => {
    const command = commands[name]
    if (!command) throw new OperatorError(`the running shop does not know the command "${name}". Restart the shop.`)
    return command(args, io, signal)
  })
  ended.throwIfAborted()
  const isIndexed = await Promise.race([backend.start().then(() => true), delay(indexTimeoutMs, false, { ref: false })])
  if (!isIndexed) await terminal.out('The search index is still being built; until it is complete, pages answer 503.')
  await pages
  await backend.listen({ port, host: config.host }).catch((error) => throwAddressError(error, config.host, port))
  const width = Math.max(...backend.addresses.map(({ name }) => name.length))
  await terminal.out('The shop is open (Ctrl-C closes it):')
  for (const { name, url } of backend.addresses) await terminal.out(`  ${name.padEnd(width)}  ${url}`)
}

/** Reports all reasons at once, so that the operator does not discover them one start at a time. */
async function refuseToServe({ conflicts, findPublicProblems }: ShopBackend): Promise<void> {
  const problems = await findPublicProblems()
  const reasons = [...conflicts, ...problems]
  if (reasons.length === 0) return
  const hint = problems.length > 0 ? ['The shop has a public address; npm run shop -- check lists all it needs.'] : []
  throw new OperatorError([...reasons, ...hint].join('\n'))
}

/** Only the first of several processes writes to standard output, because all of them have the same messages. */
function openProcessTerminal(): CommandIo {
  const terminal = createTerminalIo(callerDirectory())
  return processNumber() === 1 ? terminal : { ...terminal, out: async () => {} }
}

/** With a database server the control socket is optional: commands can work without it, so a second process starts without one. */
async function claimShopSocket(dataDir: string, { databaseUrl }: Config): Promise<ControlSocket | undefined> {
  const claim = await claimControlSocket(controlSocketPath(dataDir), {
    role: 'shop',
    name: 'shop',
    pid: process.pid,
  }).catch((error) => {
    // A folder shared between machines may not support sockets.
    if (databaseUrl && error instanceof OperatorError) return undefined
    throw error
  })
  if (!claim) return undefined
  if ('controlSocket' in claim) return claim.controlSocket
  const { role, name, pid } = claim.heldBy.holder
  claim.heldBy.disconnect()
  if (databaseUrl) return undefined
  throw new OperatorError(
    role === 'shop'
      ? `A shop already runs on ${dataDir} (process ${pid}). Stop it, or set DATA_DIR and PORT to start a second one.`
      : `The command "${name}" (process ${pid}) is using ${dataDir}. Start the shop when the command has finished.`,
  )
}

async function seed(backend: ShopBackend, terminal: CommandIo, ended: AbortSignal): Promise<void> {
  await terminal.out('Filling the empty shop with the demo catalogue …')
  const { ok, message } = await backend.useCases.seed({}, terminal, ended)
  if (!ok) throw new OperatorError(message)
  await terminal.out(message)
}
