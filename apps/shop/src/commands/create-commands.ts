import { backupCommands } from './backup-commands.ts'
import { catalogueCommands } from './catalogue-commands.ts'
import type { CommandIo, Commands } from './command-io.ts'
import { type CommandDefinition, type PreparedCommand, prepareCommand, UsageError } from './define-command.ts'
import { deploymentCommands } from './deployment-commands.ts'
import { merchantCommands } from './merchant-commands.ts'
import { orderCommands } from './order-commands.ts'
import { reviewCommands } from './review-commands.ts'
import type { ShopUseCases } from './shop-use-cases.ts'

const definitions = [
  ...catalogueCommands,
  ...merchantCommands,
  ...orderCommands,
  ...reviewCommands,
  ...backupCommands,
  ...deploymentCommands,
]

export type ChosenCommand = { name: string; args: string[] }

/** Finds the command whose name, of one or two words, starts the arguments. */
export function chooseCommand(typed: string[]): ChosenCommand | null {
  const found = definitions.find(({ name }) => name.split(' ').every((word, index) => typed[index] === word))
  return found ? { name: found.name, args: typed.slice(found.name.split(' ').length) } : null
}

/** Parses the arguments. Returns the prepared command or, for a usage error, the lines to print. */
export async function parseCommand(
  { name, args }: ChosenCommand,
  cwd: string,
): Promise<PreparedCommand | { wrong: string[] }> {
  const definition = definitionOf(name)
  try {
    return await prepareCommand(definition, args, cwd)
  } catch (error) {
    if (error instanceof UsageError) return { wrong: [error.message, `Usage: ${usageLine(definition)}`] }
    throw error
  }
}

/** Every command by name, bound to the given use cases. */
export function createCommands(work: ShopUseCases): Commands {
  return Object.fromEntries(
    definitions.map(({ name }): [string, Commands[string]] => [
      name,
      (args, io, signal) => runCommand(work, { name, args }, io, signal),
    ]),
  )
}

async function runCommand(
  work: ShopUseCases,
  choice: ChosenCommand,
  io: CommandIo,
  signal: AbortSignal,
): Promise<number> {
  const job = await parseCommand(choice, io.cwd)
  if ('wrong' in job) {
    for (const line of job.wrong) await io.err(line)
    return 2
  }
  const { ok, message, hasWrittenData = false } = await job(work, io, signal)
  await (ok && !hasWrittenData ? io.out(message) : io.err(message))
  return ok ? 0 : 1
}

/** The usage text of one command or of all commands. */
export function describeUsage(name?: string): string {
  if (name !== undefined) return `Usage: ${usageLine(definitionOf(name))}\n  ${definitionOf(name).summary}`
  const lines = definitions.flatMap((definition) => [`  ${usageLine(definition)}`, `      ${definition.summary}`])
  return [
    'Commands for the shop. They work whether or not the shop is running.',
    ...lines,
    'Dates are in UTC: 2026-11-27 or 2026-11-27T08:00. Where --store is optional, leaving it out means every store.',
  ].join('\n')
}

const ownScripts = new Set(['seed', 'import', 'export', 'reindex', 'backup', 'restore'])

function usageLine({ name, words = [], optionUsage }: CommandDefinition): string {
  const rest = [...words, ...(optionUsage ? [optionUsage] : [])]
  const call = ownScripts.has(name) ? ['npm run', name, ...(rest.length ? ['--'] : [])] : ['npm run shop --', name]
  return [...call, ...rest].join(' ')
}

function definitionOf(name: string): CommandDefinition {
  const definition = definitions.find((known) => known.name === name)
  if (!definition) throw new Error(`There is no command "${name}".`)
  return definition
}
