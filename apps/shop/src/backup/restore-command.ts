import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLog, DatabaseError, openDatabase } from '@mantel/backend'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import type { Config } from '../config.ts'
import { claimControlSocket } from '../control-socket/claim-control-socket.ts'
import { connectToHolder } from '../control-socket/connect-to-holder.ts'
import { controlSocketPath } from '../control-socket/socket-path.ts'
import { OperatorError } from '../operator-error.ts'
import { describeAge, inspectBackup, refuseNewerBackup, refuseOtherKey } from './inspect-backup.ts'
import type { GivenSettings, Manifest } from './manifest.ts'
import { type RestoreResult, restoreBackup } from './restore-backup.ts'
import { makeEmptyFolder, openRestoreFolder } from './restore-folder.ts'

/**
 * `npm run restore`: restores a backup into an empty DATA_DIR and, with DATABASE_URL, an empty database. If it fails, both stay empty. It
 * opens no back end, because a back end would create data of its own in them.
 */
export function createRestore(config: Config): ShopUseCases['restore'] {
  return async ({ file }, io, signal) => {
    await refuseRunningShop(config.dataDir)
    const backup = await inspectBackup(file)
    const { manifest } = backup
    refuseNewerBackup(manifest)
    refuseOtherKey(backup, config)
    const age = describeAge(manifest)
    if (age) await io.out(age)
    const dataDir = await makeEmptyFolder(config.dataDir)
    const lock = await claimControlSocket(controlSocketPath(dataDir), {
      role: 'command',
      name: 'restore',
      pid: process.pid,
    })
    if ('heldBy' in lock)
      throw new OperatorError(`Process ${lock.heldBy.holder.pid} is using ${dataDir}. Stop it first.`)
    try {
      const result = await restoreInto({ config, dataDir }, file, manifest, signal)
      for (const line of describeResult(result, dataDir, config)) await io.out(line)
      const { rows, files } = result
      const message = `Restored ${rows} rows and ${files} files as of ${manifest.taken_at}. The shop can start.`
      return { ok: true, message }
    } finally {
      await lock.controlSocket.close()
    }
  }
}

async function refuseRunningShop(dataDir: string): Promise<void> {
  const folder = await realpath(dataDir).catch(() => undefined)
  const connection = folder === undefined ? null : await connectToHolder(controlSocketPath(folder))
  connection?.disconnect()
  if (connection?.holder.role === 'shop')
    throw new OperatorError(
      `A shop is running on ${dataDir} (process ${connection.holder.pid}). Stop it and move its DATA_DIR elsewhere, or set another DATA_DIR.`,
    )
}

type Target = { config: Config; dataDir: string }

async function restoreInto(
  { config, dataDir }: Target,
  file: string,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<RestoreResult> {
  const folder = await openRestoreFolder(dataDir)
  try {
    const { databaseUrl } = config
    const log = createLog({ level: config.logLevel })
    const connection = await openDatabase({ dataDir: folder.staged, databaseUrl, log }).catch(refuseKnown)
    const result = await restoreBackup(
      { connection, folder: folder.staged, storesDir: config.storesDir },
      file,
      manifest,
      signal,
    )
      .catch(refuseKnown)
      .finally(() => connection.close())
    await saveSettings(folder.staged, result.settings)
    await folder.commit()
    return result
  } catch (error) {
    await folder.discard()
    throw error
  }
}

function refuseKnown(error: unknown): never {
  if (error instanceof DatabaseError) throw new OperatorError(error.message, { cause: error })
  throw error
}

/** Settings belong to the machine: they are saved in .env format for the operator, but not applied. */
async function saveSettings(folder: string, { values, secrets }: GivenSettings): Promise<void> {
  const lines = [
    ...Object.entries(values).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
    ...secrets.map((name) => `# ${name} was set; a backup holds no secret settings.`),
  ]
  await mkdir(join(folder, 'restored'), { recursive: true })
  await writeFile(join(folder, 'restored', 'settings.env'), lines.map((line) => `${line}\n`).join(''))
}

function describeResult({ settings, unknownTables, otherStores }: RestoreResult, dataDir: string, config: Config) {
  const restored = join(dataDir, 'restored')
  const unset = settings.secrets.filter((name) => !(name === 'SECRET_KEY' && config.secretKey))
  return [
    unknownTables.length > 0 && `Left out, because the shop does not know these tables: ${unknownTables.join(', ')}.`,
    otherStores.length > 0 &&
      `stores/ differs from the backup in ${otherStores.join(', ')}; the backup's files are in ${join(restored, 'stores')}.`,
    `The settings of the backup are in ${join(restored, 'settings.env')}; they are not applied.`,
    unset.length > 0 && `Set again what a backup does not hold: ${unset.join(', ')}.`,
  ].filter((line) => line !== false)
}
