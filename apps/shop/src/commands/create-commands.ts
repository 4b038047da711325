import { catalogueCommands } from './catalogue-commands.ts'
import type { CommandIo, Commands } from './command-io.ts'
import { type CommandDefinition, type Job, readCommand, UsageError } from './define-command.ts'
import { merchantCommands } from './merchant-commands.ts'
import { orderCommands } from './order-commands.ts'
import type { ShopWork } from './shop-work.ts'

const definitions = [...catalogueCommands, ...merchantCommands, ...orderCommands]

export type Choice = { name: string; args: string[] }

/** Finds the command, of one word or two, at the beginning of what was typed. */
export function chooseCommand(typed: string[]): Choice | null {
  const found = definitions.find(({ name }) => name.split(' ').every((word, index) => typed[index] === word))
  return found ? { name: found.name, args: typed.slice(found.name.split(' ').length) } : null
}

/** The work that was typed; or, when it is not understood, what is wrong with it and how it is meant. */
export async function readChoice({ name, args }: Choice, cwd: string): Promise<Job | { wrong: string[] }> {
  const definition = definitionOf(name)
  try {
    return await readCommand(definition, args, cwd)
  } catch (error) {
    if (error instanceof UsageError) return { wrong: [error.message, `Usage: ${callOf(definition)}`] }
    throw error
  }
}

/** Every command by name, doing its work through the use cases given. */
export function createCommands(work: ShopWork): Commands {
  return Object.fromEntries(
    definitions.map(({ name }): [string, Commands[string]] => [
      name,
      (args, io, signal) => runCommand(work, { name, args }, io, signal),
    ]),
  )
}

async function runCommand(work: ShopWork, choice: Choice, io: CommandIo, signal: AbortSignal): Promise<number> {
  const job = await readChoice(choice, io.cwd)
  if ('wrong' in job) {
    for (const line of job.wrong) await io.err(line)
    return 2
  }
  const { ok, message } = await job(work, io, signal)
  await (ok ? io.out(message) : io.err(message))
  return ok ? 0 : 1
}

/** How to call a command, or all of them. */
export function usageOf(name?: string): string {
  if (name !== undefined) return `Usage: ${callOf(definitionOf(name))}\n  ${definitionOf(name).summary}`
  const lines = definitions.flatMap((definition) => [`  ${callOf(definition)}`, `      ${definition.summary}`])
  return [
    'Commands for the shop; they work while it runs and while it does not.',
    ...lines,
    'Dates are in UTC: 2026-11-27 or 2026-11-27T08:00. Without --store every store is meant where that makes sense.',
  ].join('\n')
}

const ownScripts = new Set(['seed', 'import', 'export', 'reindex'])

function callOf({ name, words = [], optionUsage }: CommandDefinition): string {
  const rest = [...words, ...(optionUsage ? [optionUsage] : [])]
  const call = ownScripts.has(name) ? ['npm run', name, ...(rest.length ? ['--'] : [])] : ['npm run shop --', name]
  return [...call, ...rest].join(' ')
}

function definitionOf(name: string): CommandDefinition {
  const definition = definitions.find((known) => known.name === name)
  if (!definition) throw new Error(`There is no command "${name}".`)
  return definition
}
