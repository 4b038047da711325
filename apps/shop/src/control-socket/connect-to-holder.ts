import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { CommandIo } from '../commands/command-io.ts'
import { OperatorError } from '../operator-error.ts'
import { type CommandCall, type HolderMessage, receiveMessages, type SocketHolder, sendMessage } from './protocol.ts'

export type HolderConnection = {
  holder: SocketHolder
  /** Runs the command in the holder's process; resolves to its exit code. Aborting asks the holder to stop; it still replies. */
  run(call: CommandCall, io: CommandIo, signal: AbortSignal): Promise<number>
  /** Resolves when the holder has closed the connection. */
  waitForClose(): Promise<void>
  disconnect(): void
}

/** Milliseconds to wait for the first message of the holder. Generous, because its event loop may be busy. */
const replyTimeoutMs = 60_000

/** Connects to the process that holds the socket. Null if none does: no socket exists, or a process left it behind when it died. */
export async function connectToHolder(address: string): Promise<HolderConnection | null> {
  const socket = await open(address)
  if (!socket) return null
  const messages = receiveMessages(socket) as AsyncGenerator<HolderMessage>
  const noReply = new Error('no reply')
  const timeout = setTimeout(() => socket.destroy(noReply), replyTimeoutMs)
  const first = await messages.next()
  clearTimeout(timeout)
  if (first.done) {
    if (socket.errored === noReply)
      throw new OperatorError(`The process that holds ${address} does not answer. End it, then try again.`)
    // The holder exited while we were connecting, which may also reset the connection.
    await delay(20)
    return connectToHolder(address)
  }
  if (!('holder' in first.value)) throw new OperatorError(`The process that listens on ${address} is not Mantel.`)
  return {
    holder: first.value.holder,
    run: (call, io, signal) => runRemotely(socket, messages, call, io, signal),
    async waitForClose() {
      for await (const _ of messages);
    },
    disconnect: () => void socket.destroy(),
  }
}

async function open(address: string): Promise<Socket | null> {
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return null
    throw new OperatorError(`The running shop cannot be reached at ${address} (${code}).`)
  }
}

async function runRemotely(
  socket: Socket,
  messages: AsyncGenerator<HolderMessage>,
  call: CommandCall,
  io: CommandIo,
  signal: AbortSignal,
): Promise<number> {
  const cancel = () => void sendMessage(socket, { cancel: true })
  signal.addEventListener('abort', cancel)
  try {
    signal.throwIfAborted()
    await sendMessage(socket, { run: call })
    for await (const message of messages) {
      if ('out' in message) await io.out(message.out)
      else if ('err' in message) await io.err(message.err)
      else if ('exit' in message) return message.exit
    }
    throw new OperatorError('The shop exited before the command finished. Run the command again.')
  } finally {
    signal.removeEventListener('abort', cancel)
    socket.destroy()
  }
}
