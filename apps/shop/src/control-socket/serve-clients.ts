import type { Server, Socket } from 'node:net'
import { z } from 'zod'
import type { CommandIo } from '../commands/command-io.ts'
import { type CommandCall, receiveMessages, type SocketHolder, sendMessage } from './protocol.ts'

export type CommandHandler = (call: CommandCall, io: CommandIo, signal: AbortSignal) => Promise<number>

export type ControlSocket = {
  /** Starts running commands with this handler, including those that arrived earlier and are waiting. */
  setHandler(handler: CommandHandler): void
  /** Aborts running commands and waits for them. Keeps the socket, because the data they used is still open. */
  stopCommands(): Promise<void>
  /** Releases the socket for the next process. */
  close(): Promise<void>
}

const clientMessage = z.union([
  z.object({ run: z.object({ name: z.string(), args: z.array(z.string()), cwd: z.string() }) }),
  z.object({ cancel: z.literal(true) }),
])

/** Sends every client the holder's identity, and runs the commands that clients send as soon as a handler is set. */
export function serveClients(server: Server, holder: SocketHolder, removeSocket: () => Promise<void>): ControlSocket {
  const handler = Promise.withResolvers<CommandHandler>()
  const stopping = new AbortController()
  const clients = new Set<Socket>()
  const running = new Set<Promise<void>>()
  let hasHandler = false
  server.on('connection', (socket) => {
    clients.add(socket.on('error', () => {}).on('close', () => clients.delete(socket)))
    void serveClient(socket)
  })

  async function serveClient(socket: Socket): Promise<void> {
    const stop = new AbortController()
    let work: Promise<void> | undefined
    await sendMessage(socket, { holder })
    for await (const message of receiveMessages(socket)) {
      const { data } = clientMessage.safeParse(message)
      if (!data) break
      if ('cancel' in data) stop.abort()
      else if (!work) {
        work = run(data.run, socket, AbortSignal.any([stop.signal, stopping.signal]))
        running.add(work)
        void work.finally(() => running.delete(work!))
      }
    }
    stop.abort()
  }

  async function run(call: CommandCall, socket: Socket, signal: AbortSignal): Promise<void> {
    const io: CommandIo = {
      cwd: call.cwd,
      out: (line) => sendMessage(socket, { out: line }),
      err: (line) => sendMessage(socket, { err: line }),
    }
    const exit = await start(call, io, signal).catch(async (error: unknown) => {
      await io.err(signal.aborted ? 'Stopped.' : `The command failed: ${messageOf(error)}`)
      return 1
    })
    await sendMessage(socket, { exit })
    socket.end()
  }

  async function start(call: CommandCall, io: CommandIo, signal: AbortSignal): Promise<number> {
    if (!hasHandler) await io.err('The shop is starting; the command will run when it is ready.')
    const handle = await Promise.race([handler.promise, rejectWhenAborted(signal)])
    signal.throwIfAborted()
    return handle(call, io, signal)
  }

  return {
    setHandler(handle) {
      hasHandler = true
      handler.resolve(handle)
    },
    async stopCommands() {
      stopping.abort()
      await Promise.all(running)
    },
    async close() {
      await this.stopCommands()
      // Remove the path before closing the server: no process may find a path that does not accept connections.
      await removeSocket().catch(() => {})
      server.close()
      for (const socket of clients) socket.end()
    },
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
