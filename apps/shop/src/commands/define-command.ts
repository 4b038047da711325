import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { CommandIo } from './command-io.ts'
import type { ShopWork, WorkAnswer } from './shop-work.ts'

/** What was typed is no command. The message says why; the usage is shown with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export type Job = (work: ShopWork, io: CommandIo, signal: AbortSignal) => Promise<WorkAnswer>

export type Typed = { words: string[]; options: Record<string, string | undefined>; flags: Set<string>; cwd: string }

export type CommandDefinition = {
  /** One word or two: 'stock', 'rename product'. */
  name: string
  /** What must follow the name, as the usage calls it: ['SKU', 'QUANTITY']. */
  words?: string[]
  /** How the usage shows the options: '[--store CODE]'. */
  optionUsage?: string
  summary: string
  options?: string[]
  flags?: string[]
  read(typed: Typed): Job | Promise<Job>
}

/** Checks what was typed against the definition, without touching anything but the files it names. */
export async function readCommand(command: CommandDefinition, args: string[], cwd: string): Promise<Job> {
  const { words = [], options = [], flags = [] } = command
  const config: ParseArgsOptionsConfig = Object.fromEntries([
    ...options.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ])
  const { values, positionals } = parse(args, config)
  if (positionals.length < words.length) throw new UsageError(`${words[positionals.length]} is missing.`)
  if (positionals.length > words.length) throw new UsageError(`"${positionals[words.length]}" is too much.`)
  const given = Object.entries(values)
  return command.read({
    words: positionals,
    options: Object.fromEntries(given.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    cwd,
  })
}

function parse(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]!.replace(/\.$/, '')}.`)
  }
}
