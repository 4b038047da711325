import { setTimeout as delay } from 'node:timers/promises'
import type { OpenBackend, ShopBackend } from './backend.ts'
import type { CommandIo } from './commands/command-io.ts'
import { createCommands } from './commands/create-commands.ts'
import { type Config, calledFrom, indexPatience, readConfig } from './config.ts'
import { prepareDataDir } from './data-dir.ts'
import { doorAddress } from './door/address.ts'
import { takeDoor } from './door/take-door.ts'
import type { Door } from './door/visitors.ts'
import { Closers, endSignal } from './ending.ts'
import { explainFailure } from './explain-failure.ts'
import { findPort, refuseAddress } from './find-port.ts'
import { Refusal } from './refusal.ts'
import { openScreen } from './screen.ts'
import { obtainSecretKey } from './secret-key.ts'

/** The life of the shop's process, from settings to the last closed file. Resolves to its exit code. */
export async function runShop(openBackend: OpenBackend): Promise<number> {
  const screen = openScreen(calledFrom())
  const read = readConfig()
  if (!read.ok) {
    for (const problem of read.problems) await screen.err(problem)
    return 1
  }
  const { config } = read
  const ended = endSignal()
  const closers = new Closers()
  try {
    await open(config, openBackend, screen, closers, ended)
    if (!ended.aborted) await new Promise((resolve) => ended.addEventListener('abort', resolve))
    await screen.out('Closing …')
    await closers.closeAll()
    return 0
  } catch (error) {
    if (!ended.aborted) await screen.err(explainFailure(error, { debug: config.logLevel === 'debug' }))
    await closers.closeAll().catch(() => {})
    return ended.aborted ? 130 : 1
  }
}

async function open(
  config: Config,
  openBackend: OpenBackend,
  screen: CommandIo,
  closers: Closers,
  ended: AbortSignal,
): Promise<void> {
  const dataDir = await prepareDataDir(config.dataDir)
  const door = await takeShopDoor(dataDir)
  closers.add(() => door.close())
  const port = await findPort(config.host, config.port)
  const secretKey = await obtainSecretKey(dataDir, config.secretKey)
  await screen.out(config.databaseUrl ? 'Opening the database …' : `Opening the database in ${dataDir} …`)
  const backend = await openBackend({ config, dataDir, secretKey, port })
  closers.add(() => backend.close())
  closers.add(() => door.stopWork())
  // Beside the filling: it is another process that builds.
  const pages = backend.openPages(screen)
  pages.catch(() => {})
  if (config.demo && (await backend.isEmpty())) await seed(backend, screen, ended)
  const commands = createCommands(backend.work)
  door.answer(async ({ name, args }, io, signal) => {
    const command = commands[name]
    if (!command) throw new Refusal(`the running shop does not know "${name}". Restart it.`)
    return command(args, io, signal)
  })
  ended.throwIfAborted()
  const isIndexed = await Promise.race([backend.start().then(() => true), delay(indexPatience, false, { ref: false })])
  if (!isIndexed) await screen.out('The shop opens while the search index is still being built.')
  await pages
  await backend.listen({ port, host: config.host }).catch((error) => refuseAddress(error, config.host, port))
  const width = Math.max(...backend.addresses.map(({ name }) => name.length))
  await screen.out('The shop is open (Ctrl-C closes it):')
  for (const { name, url } of backend.addresses) await screen.out(`  ${name.padEnd(width)}  ${url}`)
}

async function takeShopDoor(dataDir: string): Promise<Door> {
  const taken = await takeDoor(doorAddress(dataDir), { role: 'shop', name: 'shop', pid: process.pid })
  if ('door' in taken) return taken.door
  const { role, name, pid } = taken.heldBy.holder
  taken.heldBy.leave()
  throw new Refusal(
    role === 'shop'
      ? `A shop already runs on ${dataDir} (process ${pid}). Stop it, or set DATA_DIR and PORT for a second one.`
      : `The command "${name}" (process ${pid}) works on ${dataDir}. Start the shop when it is done.`,
  )
}

async function seed(backend: ShopBackend, screen: CommandIo, ended: AbortSignal): Promise<void> {
  await screen.out('Filling the empty shop with the demo catalogue …')
  const { ok, message } = await backend.work.seed({}, screen, ended)
  if (!ok) throw new Refusal(message)
  await screen.out(message)
}
