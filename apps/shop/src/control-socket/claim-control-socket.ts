import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, link, unlink } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorError } from '../operator-error.ts'
import { connectToHolder, type HolderConnection } from './connect-to-holder.ts'
import type { SocketHolder } from './protocol.ts'
import { type ControlSocket, serveClients } from './serve-clients.ts'

type Claim = { controlSocket: ControlSocket } | { heldBy: HolderConnection }

/**
 * Claims the control socket, which is also the lock on the data folder: the process that listens on it may open the folder,
 * and any other process connects to it and learns who the holder is.
 */
export async function claimControlSocket(address: string, holder: SocketHolder): Promise<Claim> {
  const server = createServer()
  if (process.platform === 'win32') return claimPipe(server, address, holder)
  const ownPath = `${address}.${randomBytes(3).toString('hex')}`
  await listen(server, ownPath)
  await chmod(ownPath, 0o600)
  const controlSocket = serveClients(server, holder, () => unlink(address))
  const heldBy = await linkUnlessHeld(ownPath, address)
  if (!heldBy) {
    await unlink(ownPath)
    return { controlSocket }
  }
  server.close()
  return { heldBy }
}

/**
 * Publishes the listening socket under the shared path with one atomic link, so no process finds a socket there that does not
 * listen yet. A socket that does not reply was left behind by a dead process. Only one process at a time may remove it;
 * otherwise a process could remove the new socket that another has just created in its place.
 */
async function linkUnlessHeld(ownPath: string, address: string): Promise<HolderConnection | null> {
  const removalLock = `${address}.new`
  for (;;) {
    if (await tryLink(ownPath, address)) return null
    const connection = await connectToHolder(address)
    if (connection) return connection
    if (await tryLink(ownPath, removalLock)) {
      const isStale = !(await answers(address))
      if (isStale) await unlink(address).catch(() => {})
      await unlink(removalLock).catch(() => {})
    } else {
      // Another process holds the removal lock, or was killed while it held it.
      if (!(await answers(removalLock))) await unlink(removalLock).catch(() => {})
      await delay(10)
    }
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    return throwSocketError(to, error as NodeJS.ErrnoException)
  }
}

async function answers(address: string): Promise<boolean> {
  const connection = await connectToHolder(address)
  connection?.disconnect()
  return connection !== null
}

/** `exclusive`: in a cluster, the worker that created the socket owns it, not the primary process. */
async function listen(server: Server, address: string): Promise<void> {
  server.listen({ path: address, exclusive: true })
  await once(server, 'listening').catch((error) => throwSocketError(address, error))
}

function throwSocketError(address: string, { code }: NodeJS.ErrnoException): never {
  throw new OperatorError(`Cannot create a socket at ${address} (${code}). Set DATA_DIR to a folder on a local disk.`)
}

/** A named pipe has a single owner and disappears with that process. */
async function claimPipe(server: Server, address: string, holder: SocketHolder): Promise<Claim> {
  for (;;) {
    const heldBy = await connectToHolder(address)
    if (heldBy) return { heldBy }
    server.listen({ path: address, exclusive: true })
    const isClaimed = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (isClaimed) return { controlSocket: serveClients(server, holder, async () => {}) }
  }
}
