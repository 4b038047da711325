import { once } from 'node:events'
import type { Socket } from 'node:net'

/** Who holds the door: the shop, which takes commands in, or a command that works alone on the database. */
export type Holder = { role: 'shop' | 'command'; name: string; pid: number }

/** cwd is where the caller stands: files named in args are meant from there. */
export type CommandCall = { name: string; args: string[]; cwd: string }

type ToDoor = { run: CommandCall } | { cancel: true }
export type FromDoor = { holder: Holder } | { out: string } | { err: string } | { exit: number }

/** A line that has no end is no message of ours. */
const longestLine = 64 * 1024 * 1024

/** Messages are lines of JSON. Resolves when the other side keeps up, so that whoever waits for it cannot flood memory. */
export async function send(socket: Socket, message: ToDoor | FromDoor): Promise<void> {
  if (!socket.writable || socket.write(`${JSON.stringify(message)}\n`)) return
  await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
}

/** Ends when the other side does, for whatever reason. What it yields is yet to be checked. */
export async function* receive(socket: Socket): AsyncGenerator<unknown> {
  let rest = ''
  try {
    for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()!
      for (const line of lines) yield JSON.parse(line)
      if (rest.length > longestLine) break
    }
  } catch {
    // Cut off, or not our protocol: either way the talk is over.
  }
  socket.destroy()
}
