import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { CommandIo } from '../commands/command-io.ts'
import { Refusal } from '../refusal.ts'
import { type CommandCall, type FromDoor, type Holder, receive, send } from './protocol.ts'

export type Visit = {
  holder: Holder
  /** Has the holder do the work; resolves to its exit code. Aborting asks the holder to stop, which still answers. */
  run(call: CommandCall, io: CommandIo, signal: AbortSignal): Promise<number>
  /** Resolves when the holder has gone. */
  gone(): Promise<void>
  leave(): void
}

/** An event loop may be busy for a while; a process that is silent for longer than this hangs. Milliseconds. */
const patience = 60_000

/** Null when nobody is behind the door: there is none, or it was left behind by a process that died. */
export async function knock(address: string): Promise<Visit | null> {
  const socket = await open(address)
  if (!socket) return null
  const messages = receive(socket) as AsyncGenerator<FromDoor>
  const hung = setTimeout(() => socket.destroy(new Error('silent')), patience)
  const first = await messages.next()
  clearTimeout(hung)
  if (first.done) {
    if (socket.errored) throw new Refusal(`The process that holds ${address} does not answer. End it, then try again.`)
    // It left while we came in.
    await delay(20)
    return knock(address)
  }
  if (!('holder' in first.value)) throw new Refusal(`What listens on ${address} is not Mantel.`)
  return {
    holder: first.value.holder,
    run: (call, io, signal) => runThere(socket, messages, call, io, signal),
    async gone() {
      for await (const _ of messages);
    },
    leave: () => void socket.destroy(),
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
    throw new Refusal(`The running shop cannot be reached at ${address} (${code}).`)
  }
}

async function runThere(
  socket: Socket,
  messages: AsyncGenerator<FromDoor>,
  call: CommandCall,
  io: CommandIo,
  signal: AbortSignal,
): Promise<number> {
  const cancel = () => void send(socket, { cancel: true })
  signal.addEventListener('abort', cancel)
  try {
    signal.throwIfAborted()
    await send(socket, { run: call })
    for await (const message of messages) {
      if ('out' in message) await io.out(message.out)
      else if ('err' in message) await io.err(message.err)
      else if ('exit' in message) return message.exit
    }
    throw new Refusal('The shop ended before the command was done. Run it again.')
  } finally {
    signal.removeEventListener('abort', cancel)
    socket.destroy()
  }
}
