import type { Connection } from '@mantel/backend'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { type Config, readGivenSettings } from '../config.ts'
import { writeBackup } from './write-backup.ts'

type Options = {
  connection: Connection
  dataDir: string
  secretKey: string
  version: string
  config: Pick<Config, 'storesDir'>
  now: () => Date
}

/** `npm run backup`, in the process that has the database open. */
export function createBackup({ config: { storesDir }, ...options }: Options): ShopUseCases['backup'] {
  return async ({ file }, _io, signal) => {
    const started = performance.now()
    const source = { ...options, storesDir, settings: readGivenSettings() }
    const { tables, rows, files, size } = await writeBackup(source, file, signal)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const holdsKey = !source.settings.secrets.includes('SECRET_KEY')
    return {
      ok: true,
      message:
        `Wrote ${file}: ${rows} rows of ${tables} tables and ${files} files, ${(size / 1e6).toFixed(1)} MB in ${seconds} s. ` +
        (holdsKey
          ? 'It holds personal data and the secret key: keep it where only you can read it.'
          : 'It holds personal data, but not SECRET_KEY, which is a setting: keep both, apart from each other.'),
    }
  }
}
