import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from './operator-error.ts'

const minLength = 32

/** Returns SECRET_KEY or, if not set, the key in the data folder. Creates that file on first use, readable by this user only. */
export async function obtainSecretKey(dataDir: string, setting: string | undefined): Promise<string> {
  if (setting !== undefined) return setting
  const file = join(dataDir, 'secret-key')
  const created = randomBytes(32).toString('base64url')
  try {
    await writeFile(file, created, { mode: 0o600, flag: 'wx' })
    return created
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const stored = (await readFile(file, 'utf8')).trim()
  if (stored.length >= minLength) return stored
  throw new OperatorError(
    `${file} is damaged. Restore it, or delete it so that a new key is created (existing tokens and links then expire).`,
  )
}
