import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CommandDefinition, UsageError } from './define-command.ts'
import { readType } from './read-values.ts'

/** Commands that work on the whole catalogue. */
export const catalogueCommands: CommandDefinition[] = [
  {
    name: 'seed',
    summary: 'import the demo catalogue; existing demo entries are updated',
    read: () => (work, io, signal) => work.seed({}, io, signal),
  },
  {
    name: 'import',
    words: ['FILE'],
    optionUsage: '[--store CODE] [--type TYPE] [--dry-run]',
    summary: 'import documents from a file: a dump with one search hit per line, or a JSON array',
    options: ['store', 'type'],
    flags: ['dry-run'],
    read({ words, options, flags, cwd }) {
      const file = resolve(cwd, words[0]!)
      if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
      const input = { file, storeCode: options.store, type: readType(options.type), dryRun: flags.has('dry-run') }
      return (work, io, signal) => work.importFile(input, io, signal)
    },
  },
  {
    name: 'export',
    optionUsage: '[--store CODE] [--type TYPE] [--out FILE]',
    summary: 'export documents in the format that import reads, to a file or to standard output',
    options: ['store', 'type', 'out'],
    read({ options, cwd }) {
      const file = options.out === undefined ? undefined : resolve(cwd, options.out)
      const input = { file, storeCode: options.store, type: readType(options.type) }
      return (work, io, signal) => work.exportDocuments(input, io, signal)
    },
  },
  {
    name: 'reindex',
    optionUsage: '[--store CODE] [--type TYPE]',
    summary: 'rebuild the search index of the running shop',
    options: ['store', 'type'],
    read({ options }) {
      const input = { storeCode: options.store, type: readType(options.type) }
      return (work, io, signal) => work.reindex(input, io, signal)
    },
  },
]
