import type { Server, Socket } from 'node:net'
import { z } from 'zod'
import type { CommandIo } from '../commands/command-io.ts'
import { type CommandCall, type Holder, receive, send } from './protocol.ts'

export type CommandHandler = (call: CommandCall, io: CommandIo, signal: AbortSignal) => Promise<number>

export type Door = {
  /** Takes commands in from now on. Those that came earlier have waited. */
  answer(handler: CommandHandler): void
  /** Stops the commands under way and waits for them. The door stays held: what they worked on is still open. */
  stopWork(): Promise<void>
  /** Lets the next one have the door. */
  close(): Promise<void>
}

const toDoor = z.union([
  z.object({ run: z.object({ name: z.string(), args: z.array(z.string()), cwd: z.string() }) }),
  z.object({ cancel: z.literal(true) }),
])

/** Tells every visitor who is here, and does what they ask once there is someone to do it. */
export function receiveVisitors(server: Server, holder: Holder, removeName: () => Promise<void>): Door {
  const handler = Promise.withResolvers<CommandHandler>()
  const stopping = new AbortController()
  const visitors = new Set<Socket>()
  const underWay = new Set<Promise<void>>()
  let isAnswering = false
  server.on('connection', (socket) => {
    visitors.add(socket.on('error', () => {}).on('close', () => visitors.delete(socket)))
    void attend(socket)
  })

  async function attend(socket: Socket): Promise<void> {
    const stop = new AbortController()
    let work: Promise<void> | undefined
    await send(socket, { holder })
    for await (const message of receive(socket)) {
      const { data } = toDoor.safeParse(message)
      if (!data) break
      if ('cancel' in data) stop.abort()
      else if (!work) {
        work = run(data.run, socket, AbortSignal.any([stop.signal, stopping.signal]))
        underWay.add(work)
        void work.finally(() => underWay.delete(work!))
      }
    }
    stop.abort()
  }

  async function run(call: CommandCall, socket: Socket, signal: AbortSignal): Promise<void> {
    const io: CommandIo = {
      cwd: call.cwd,
      out: (line) => send(socket, { out: line }),
      err: (line) => send(socket, { err: line }),
    }
    const exit = await start(call, io, signal).catch(async (error: unknown) => {
      await io.err(signal.aborted ? 'Stopped.' : `The command failed: ${messageOf(error)}`)
      return 1
    })
    await send(socket, { exit })
    socket.end()
  }

  async function start(call: CommandCall, io: CommandIo, signal: AbortSignal): Promise<number> {
    if (!isAnswering) await io.err('The shop is starting; the command waits for it.')
    const handle = await Promise.race([handler.promise, rejectWhenAborted(signal)])
    signal.throwIfAborted()
    return handle(call, io, signal)
  }

  return {
    answer(handle) {
      isAnswering = true
      handler.resolve(handle)
    },
    async stopWork() {
      stopping.abort()
      await Promise.all(underWay)
    },
    async close() {
      await this.stopWork()
      // First without a name, then without ears: nobody may find a name that does not answer.
      await removeName().catch(() => {})
      server.close()
      for (const socket of visitors) socket.end()
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
