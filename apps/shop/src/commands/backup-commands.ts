import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CommandDefinition, UsageError } from './define-command.ts'

export const backupCommands: CommandDefinition[] = [
  {
    name: 'backup',
    words: ['FILE'],
    summary: 'write database, pictures, stores/ and settings to a new file, while the shop runs or not',
    read({ words, cwd }) {
      const file = resolve(cwd, words[0]!)
      return (work, io, signal) => work.backup({ file }, io, signal)
    },
  },
  {
    name: 'restore',
    words: ['FILE'],
    summary: 'fill an empty DATA_DIR, and with DATABASE_URL an empty database, from a backup; the shop must not run',
    read({ words, cwd }) {
      const file = resolve(cwd, words[0]!)
      if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
      return (work, io, signal) => work.restore({ file }, io, signal)
    },
  },
]
