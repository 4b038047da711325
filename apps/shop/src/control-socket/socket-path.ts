import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/** The maximum length of a socket path in bytes. The system limit includes the terminating zero: 108, on macOS 104. */
const maxPathBytes = process.platform === 'darwin' ? 103 : 107

/** A process that claims the socket first creates it under a temporary name with this suffix, which must fit as well. */
const suffixBytes = '.abcdef'.length

/** Each data folder has one control socket. Its path depends only on the folder's real path, so every process finds it. */
export function controlSocketPath(dataDir: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\mantel-${digest(dataDir)}`
  const socketInDataDir = join(dataDir, 'control.sock')
  if (Buffer.byteLength(socketInDataDir) + suffixBytes <= maxPathBytes) return socketInDataDir
  return join(privateTempFolder(), `${digest(dataDir)}.sock`)
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Other users can write to the temp folder, so the socket goes into a subfolder that only this user can access. */
function privateTempFolder(): string {
  const { uid } = userInfo()
  const folder = join(tmpdir(), `mantel-${uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stats = lstatSync(folder)
  if (stats.isDirectory() && stats.uid === uid && (stats.mode & 0o077) === 0) return folder
  throw new OperatorError(
    `${folder} belongs to another user or is accessible to others. Remove it, or set DATA_DIR to a folder with a shorter path.`,
  )
}
