import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { CommandIo } from './command-io.ts'
import type { ShopUseCases, UseCaseResult } from './shop-use-cases.ts'

/** The arguments are invalid. The message says why; the command's usage is printed below it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export type PreparedCommand = (work: ShopUseCases, io: CommandIo, signal: AbortSignal) => Promise<UseCaseResult>

export type ParsedArguments = {
  words: string[]
  options: Record<string, string | undefined>
  flags: Set<string>
  cwd: string
}

export type CommandDefinition = {
  /** One word or two: 'stock', 'rename product'. */
  name: string
  /** The required positional arguments, as named in the usage text: ['SKU', 'QUANTITY']. */
  words?: string[]
  /** The options as shown in the usage text: '[--store CODE]'. */
  optionUsage?: string
  summary: string
  options?: string[]
  flags?: string[]
  read(typed: ParsedArguments): PreparedCommand | Promise<PreparedCommand>
}

/** Parses the arguments by the command's definition. Reads the files they name and changes nothing. */
export async function prepareCommand(
  command: CommandDefinition,
  args: string[],
  cwd: string,
): Promise<PreparedCommand> {
  const { words = [], options = [], flags = [] } = command
  const config: ParseArgsOptionsConfig = Object.fromEntries([
    ...options.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ])
  const { values, positionals } = parse(args, config)
  if (positionals.length < words.length) throw new UsageError(`${words[positionals.length]} is missing.`)
  if (positionals.length > words.length) throw new UsageError(`Unexpected argument "${positionals[words.length]}".`)
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
