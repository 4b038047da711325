import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'

const shortest = 32

/** The key of the settings, else the one kept in the data folder, which only this user may read; made on first use. */
export async function obtainSecretKey(dataDir: string, setting: string | undefined): Promise<string> {
  if (setting !== undefined) return setting
  const file = join(dataDir, 'secret-key')
  const made = randomBytes(32).toString('base64url')
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = (await readFile(file, 'utf8')).trim()
  if (kept.length >= shortest) return kept
  throw new Refusal(
    `${file} is damaged. Restore it, or remove it to have a new key made (tokens and links then expire).`,
  )
}
