import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, link, unlink } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import { knock, type Visit } from './knock.ts'
import type { Holder } from './protocol.ts'
import { type Door, receiveVisitors } from './visitors.ts'

/** One socket is both lock and door: who can listen there may open the data folder, who can connect asks who does. */
export async function takeDoor(address: string, holder: Holder): Promise<{ door: Door } | { heldBy: Visit }> {
  const server = createServer()
  if (process.platform === 'win32') return takePipe(server, address, holder)
  const own = `${address}.${randomBytes(3).toString('hex')}`
  await listen(server, own)
  await chmod(own, 0o600)
  const door = receiveVisitors(server, holder, () => unlink(address))
  const heldBy = await linkUnlessHeld(own, address)
  if (!heldBy) {
    await unlink(own)
    return { door }
  }
  server.close()
  return { heldBy }
}

/**
 * The listening socket appears under the common name in one step, so nobody ever finds one there that does not listen yet.
 * A name that nobody answers was left behind; it is removed by one process at a time, or one could remove a new door that
 * another has just put in its place.
 */
async function linkUnlessHeld(own: string, address: string): Promise<Visit | null> {
  const removal = `${address}.new`
  for (;;) {
    if (await linked(own, address)) return null
    const visit = await knock(address)
    if (visit) return visit
    if (await linked(own, removal)) {
      const stillSilent = !(await answers(address))
      if (stillSilent) await unlink(address).catch(() => {})
      await unlink(removal).catch(() => {})
    } else {
      // Held by another that starts just now, or left behind by one that was killed within these lines.
      if (!(await answers(removal))) await unlink(removal).catch(() => {})
      await delay(10)
    }
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    return refuseSocket(to, error as NodeJS.ErrnoException)
  }
}

async function answers(address: string): Promise<boolean> {
  const visit = await knock(address)
  visit?.leave()
  return visit !== null
}

async function listen(server: Server, address: string): Promise<void> {
  server.listen(address)
  await once(server, 'listening').catch((error) => refuseSocket(address, error))
}

function refuseSocket(address: string, { code }: NodeJS.ErrnoException): never {
  throw new Refusal(`No socket can be made at ${address} (${code}). Set DATA_DIR to a folder on a local disk.`)
}

/** A named pipe has one owner and goes with its process. */
async function takePipe(server: Server, address: string, holder: Holder): Promise<{ door: Door } | { heldBy: Visit }> {
  for (;;) {
    const heldBy = await knock(address)
    if (heldBy) return { heldBy }
    server.listen(address)
    const taken = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (taken) return { door: receiveVisitors(server, holder, async () => {}) }
  }
}
