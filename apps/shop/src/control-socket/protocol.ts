import { once } from 'node:events'
import type { Socket } from 'node:net'

/** The process that holds the socket: the shop, which accepts commands, or a command that uses the database alone. */
export type SocketHolder = { role: 'shop' | 'command'; name: string; pid: number }

/** `cwd` is the directory in which the operator runs the command. File names in `args` resolve against it. */
export type CommandCall = { name: string; args: string[]; cwd: string }

type ClientMessage = { run: CommandCall } | { cancel: true }
export type HolderMessage = { holder: SocketHolder } | { out: string } | { err: string } | { exit: number }

/** Characters after which an unterminated line is rejected: it is not a message of this protocol. */
const maxLineLength = 64 * 1024 * 1024

/** Sends a message as one line of JSON. Resolves when the socket can take more, so that callers who await it do not fill memory. */
export async function sendMessage(socket: Socket, message: ClientMessage | HolderMessage): Promise<void> {
  if (!socket.writable || socket.write(`${JSON.stringify(message)}\n`)) return
  await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
}

/** Yields parsed messages, which the caller must validate. Ends when the connection closes for any reason. */
export async function* receiveMessages(socket: Socket): AsyncGenerator<unknown> {
  let rest = ''
  try {
    for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()!
      for (const line of lines) yield JSON.parse(line)
      if (rest.length > maxLineLength) break
    }
  } catch {
    // The connection broke or the peer does not speak this protocol: stop either way.
  }
  socket.destroy()
}
