import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'

/** The longest path of a socket, in bytes: 108 with the closing zero, on macOS 104. */
const longestPath = process.platform === 'darwin' ? 103 : 107

/** While the door is taken a second name stands beside it; it must fit as well. */
const longestSuffix = '.abcdef'.length

/** One data folder has one door. Its address follows from the folder's real path alone, so that everyone finds it. */
export function doorAddress(dataDir: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\mantel-${digest(dataDir)}`
  const inside = join(dataDir, 'door.sock')
  if (Buffer.byteLength(inside) + longestSuffix <= longestPath) return inside
  return join(privateTempFolder(), `${digest(dataDir)}.sock`)
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Others may write to the temp folder too, so the door stands in a folder that is closed to them. */
function privateTempFolder(): string {
  const { uid } = userInfo()
  const folder = join(tmpdir(), `mantel-${uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return folder
  throw new Refusal(`${folder} belongs to someone else. Remove it, or set DATA_DIR to a folder with a shorter path.`)
}
