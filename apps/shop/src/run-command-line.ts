import type { OpenBackend } from './backend.ts'
import type { CommandIo } from './commands/command-io.ts'
import { type Choice, chooseCommand, createCommands, readChoice, usageOf } from './commands/create-commands.ts'
import { type Config, calledFrom, readConfig } from './config.ts'
import { prepareDataDir } from './data-dir.ts'
import { doorAddress } from './door/address.ts'
import { takeDoor } from './door/take-door.ts'
import { endSignal } from './ending.ts'
import { explainFailure } from './explain-failure.ts'
import { openScreen } from './screen.ts'
import { obtainSecretKey } from './secret-key.ts'

/** What was typed after `npm run shop --`, from reading it to the exit code: 2 for a usage mistake, 130 when stopped. */
export async function runCommandLine(typed: string[], openBackend: OpenBackend): Promise<number> {
  const screen = openScreen(calledFrom())
  const choice = chooseCommand(typed)
  if (typed.length === 0 || typed[0] === 'help' || typed.includes('--help')) {
    await screen.out(usageOf(choice?.name))
    return 0
  }
  if (!choice) {
    await screen.err(`There is no command "${typed.join(' ')}".\n${usageOf()}`)
    return 2
  }
  const understood = await readChoice(choice, screen.cwd)
  if ('wrong' in understood) {
    await screen.err(understood.wrong.join('\n'))
    return 2
  }
  const read = readConfig()
  if (!read.ok) {
    await screen.err(read.problems.join('\n'))
    return 1
  }
  const ended = endSignal()
  try {
    const code = await runWhereTheDataIs(choice, read.config, openBackend, screen, ended)
    return ended.aborted ? 130 : code
  } catch (error) {
    if (!ended.aborted) await screen.err(explainFailure(error, { debug: read.config.logLevel === 'debug' }))
    return ended.aborted ? 130 : 1
  }
}

/** In the shop that runs, so that it sees the change at once; else here, holding the data alone. */
async function runWhereTheDataIs(
  choice: Choice,
  config: Config,
  openBackend: OpenBackend,
  screen: CommandIo,
  ended: AbortSignal,
): Promise<number> {
  const dataDir = await prepareDataDir(config.dataDir)
  const self = { role: 'command', name: choice.name, pid: process.pid } as const
  for (;;) {
    const taken = await takeDoor(doorAddress(dataDir), self)
    if ('door' in taken) {
      try {
        return await runHere(choice, config, dataDir, openBackend, screen, ended)
      } finally {
        await taken.door.close()
      }
    }
    const { holder, run, gone } = taken.heldBy
    if (holder.role === 'shop') return run({ ...choice, cwd: screen.cwd }, screen, ended)
    await screen.err(`Waiting for the command "${holder.name}" (process ${holder.pid}), which works on the same data …`)
    await Promise.race([gone(), new Promise((resolve) => ended.addEventListener('abort', resolve))])
    ended.throwIfAborted()
  }
}

async function runHere(
  { name, args }: Choice,
  config: Config,
  dataDir: string,
  openBackend: OpenBackend,
  screen: CommandIo,
  ended: AbortSignal,
): Promise<number> {
  const secretKey = await obtainSecretKey(dataDir, config.secretKey)
  const backend = await openBackend({ config, dataDir, secretKey, port: config.port })
  try {
    return await createCommands(backend.work)[name]!(args, screen, ended)
  } finally {
    await backend.close()
  }
}
