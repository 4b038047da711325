import type { OpenBackend } from './backend.ts'
import type { CommandIo } from './commands/command-io.ts'
import {
  type ChosenCommand,
  chooseCommand,
  createCommands,
  describeUsage,
  parseCommand,
} from './commands/create-commands.ts'
import type { ShopUseCases } from './commands/shop-use-cases.ts'
import { type Config, callerDirectory, readConfig } from './config.ts'
import { claimControlSocket } from './control-socket/claim-control-socket.ts'
import { connectToHolder } from './control-socket/connect-to-holder.ts'
import { controlSocketPath } from './control-socket/socket-path.ts'
import { prepareDataDir } from './data-dir.ts'
import { describeFailure } from './describe-failure.ts'
import { OperatorError } from './operator-error.ts'
import { keepNewFilesPrivate } from './private-files.ts'
import { obtainSecretKey } from './secret-key.ts'
import { createShutdownSignal } from './shutdown.ts'
import { createTerminalIo } from './terminal-io.ts'

/** Runs the arguments of `npm run shop --`. Resolves to the exit code: 2 for a usage error, 130 when interrupted. */
export async function runCommandLine(typed: string[], openBackend: OpenBackend): Promise<number> {
  keepNewFilesPrivate()
  const terminal = createTerminalIo(callerDirectory())
  const choice = chooseCommand(typed)
  if (typed.length === 0 || typed[0] === 'help' || typed.includes('--help')) {
    await terminal.out(describeUsage(choice?.name))
    return 0
  }
  if (!choice) {
    await terminal.err(`There is no command "${typed.join(' ')}".\n${describeUsage()}`)
    return 2
  }
  const parsed = await parseCommand(choice, terminal.cwd)
  if ('wrong' in parsed) {
    await terminal.err(parsed.wrong.join('\n'))
    return 2
  }
  const read = readConfig()
  if (!read.ok) {
    await terminal.err(read.problems.join('\n'))
    return 1
  }
  const ended = createShutdownSignal()
  try {
    const code =
      choice.name === 'restore'
        ? await runRestore(choice, read.config, terminal, ended)
        : await runInShopOrHere(choice, read.config, openBackend, terminal, ended)
    return ended.aborted ? 130 : code
  } catch (error) {
    if (!ended.aborted) await terminal.err(describeFailure(error, { debug: read.config.logLevel === 'debug' }))
    return ended.aborted ? 130 : 1
  }
}

/**
 * Runs the command in the shop's process if a shop runs, so that the shop sees the change immediately. Otherwise runs it here:
 * concurrently with other processes on a database server, exclusively on the embedded database, which only one process may
 * open.
 */
async function runInShopOrHere(
  choice: ChosenCommand,
  config: Config,
  openBackend: OpenBackend,
  terminal: CommandIo,
  ended: AbortSignal,
): Promise<number> {
  const dataDir = await prepareDataDir(config.dataDir, terminal.err)
  if (config.databaseUrl) {
    const connection = await connectToHolder(controlSocketPath(dataDir))
    if (connection?.holder.role === 'shop') return connection.run({ ...choice, cwd: terminal.cwd }, terminal, ended)
    connection?.disconnect()
    return runHere(choice, config, dataDir, openBackend, terminal, ended)
  }
  const self = { role: 'command', name: choice.name, pid: process.pid } as const
  for (;;) {
    const claim = await claimControlSocket(controlSocketPath(dataDir), self)
    if ('controlSocket' in claim) {
      try {
        return await runHere(choice, config, dataDir, openBackend, terminal, ended)
      } finally {
        await claim.controlSocket.close()
      }
    }
    const { holder, run, waitForClose: gone } = claim.heldBy
    if (holder.role === 'shop') return run({ ...choice, cwd: terminal.cwd }, terminal, ended)
    await terminal.err(
      `Waiting for the command "${holder.name}" (process ${holder.pid}), which is using the same data …`,
    )
    await Promise.race([gone(), new Promise((resolve) => ended.addEventListener('abort', resolve))])
    ended.throwIfAborted()
  }
}

/** Opening the back end would fill the database that is to be restored. */
async function runRestore({ name, args }: ChosenCommand, config: Config, terminal: CommandIo, ended: AbortSignal) {
  const { createRestore } = await import('./backup/restore-command.ts')
  const work: Partial<ShopUseCases> = { restore: createRestore(config) }
  return createCommands(work as ShopUseCases)[name]!(args, terminal, ended)
}

async function runHere(
  { name, args }: ChosenCommand,
  config: Config,
  dataDir: string,
  openBackend: OpenBackend,
  terminal: CommandIo,
  ended: AbortSignal,
): Promise<number> {
  const secretKey = await obtainSecretKey(dataDir, config.secretKey)
  const backend = await openBackend({ config, dataDir, secretKey, port: config.port })
  try {
    if (backend.conflicts.length > 0 && name !== 'check') throw new OperatorError(backend.conflicts.join('\n'))
    return await createCommands(backend.useCases)[name]!(args, terminal, ended)
  } finally {
    await backend.close()
  }
}
