import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimControlSocket } from './claim-control-socket.ts'
import { connectToHolder } from './connect-to-holder.ts'
import type { CommandHandler, ControlSocket } from './serve-clients.ts'
import { controlSocketPath } from './socket-path.ts'

const shop = { role: 'shop', name: 'shop', pid: process.pid } as const
let folder: string
let address: string
const claimed: ControlSocket[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-control-socket-'))
  address = controlSocketPath(folder)
})
afterEach(async () => {
  await Promise.all(claimed.splice(0).map((socket) => socket.close()))
  await rm(folder, { recursive: true, force: true })
})

async function claim(): Promise<ControlSocket> {
  const result = await claimControlSocket(address, shop)
  if ('heldBy' in result) throw new Error('another process holds the socket')
  claimed.push(result.controlSocket)
  return result.controlSocket
}

/** Creates a socket at the path in a process that is then killed, so that the file remains. */
async function leaveStaleSocket(path: string) {
  const killed = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`,
  ])
  await once(killed, 'exit')
}

async function call(
  name: string,
  args: string[] = [],
  { signal = new AbortController().signal, onLine = () => {} } = {},
) {
  const lines: string[] = []
  const note = (line: string) => {
    lines.push(line)
    onLine()
  }
  const io = { cwd: '/here', out: note, err: (line: string) => note(`! ${line}`) }
  const connection = await connectToHolder(address)
  const code = await connection!.run({ name, args, cwd: io.cwd }, io, signal)
  return { code, lines }
}

it('finds no holder when the socket is missing or stale', async () => {
  expect(await connectToHolder(address)).toBeNull()
  await leaveStaleSocket(address)
  expect(await connectToHolder(address)).toBeNull()
})

it('replaces a stale socket, also after an interrupted replacement', async () => {
  await leaveStaleSocket(address)
  await leaveStaleSocket(`${address}.new`)
  await claim()
  const connection = await connectToHolder(address)
  expect(connection?.holder).toEqual(shop)
  connection?.disconnect()
  expect(await readdir(folder)).toEqual(['control.sock'])
})

it('lets one of many concurrent processes claim a stale socket and tells the others who holds it', async () => {
  await leaveStaleSocket(address)
  const results = await Promise.all(Array.from({ length: 20 }, () => claimControlSocket(address, shop)))
  for (const result of results) {
    if ('controlSocket' in result) claimed.push(result.controlSocket)
    else result.heldBy.disconnect()
  }
  expect(claimed).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['control.sock'])
})

it('sends a command its output lines in order, then its exit code', async () => {
  const controlSocket = await claim()
  controlSocket.setHandler(async ({ name, args, cwd }, io) => {
    for (const arg of args) await io.out(`${name} ${arg} from ${cwd}\u2028`)
    await io.err('done')
    return 3
  })
  expect(await call('greet', ['a', 'b'])).toEqual({
    code: 3,
    lines: ['greet a from /here\u2028', 'greet b from /here\u2028', '! done'],
  })
})

it('holds a command that arrives during startup until the handler is set', async () => {
  const controlSocket = await claim()
  const answer = await call('early', [], { onLine: () => controlSocket.setHandler(async () => 0) })
  expect(answer).toEqual({ code: 0, lines: ['! The shop is starting; the command will run when it is ready.'] })
})

const untilAborted: CommandHandler = async (_, io, signal) => {
  await io.out('working')
  await once(signal, 'abort')
  await io.out('half done')
  return 130
}

it('stops a command that its caller cancels, and still sends its last lines', async () => {
  const controlSocket = await claim()
  controlSocket.setHandler(untilAborted)
  const cancellation = new AbortController()
  const answer = await call('long', [], { signal: cancellation.signal, onLine: () => cancellation.abort() })
  expect(answer).toEqual({ code: 130, lines: ['working', 'half done'] })
})

it('stops a command when its caller disconnects', async () => {
  const controlSocket = await claim()
  const stopped = Promise.withResolvers<void>()
  controlSocket.setHandler(async (_, __, signal) => {
    signal.addEventListener('abort', () => stopped.resolve())
    connection.disconnect()
    await stopped.promise
    return 0
  })
  const connection = (await connectToHolder(address))!
  const io = { cwd: '/', out() {}, err() {} }
  await expect(connection.run({ name: 'x', args: [], cwd: '/' }, io, new AbortController().signal)).rejects.toThrow(
    /exited before/,
  )
  await stopped.promise
})

it('aborts and awaits running commands on close, then frees the socket', async () => {
  const controlSocket = await claim()
  controlSocket.setHandler(untilAborted)
  const other = (await connectToHolder(address))!
  const working = Promise.withResolvers<void>()
  const answer = call('long', [], { onLine: working.resolve })
  await working.promise
  await controlSocket.close()
  expect(await answer).toEqual({ code: 130, lines: ['working', 'half done'] })
  await other.waitForClose()
  expect(await readdir(folder)).toEqual([])
  await claim()
})

it('reports the error of a command that throws, and runs the next one', async () => {
  const controlSocket = await claim()
  controlSocket.setHandler(async ({ name }) => {
    if (name === 'bad') throw new Error('no such file')
    return 0
  })
  expect(await call('bad')).toEqual({ code: 1, lines: ['! The command failed: no such file'] })
  expect(await call('good')).toEqual({ code: 0, lines: [] })
})

it('rejects a listener that does not speak the protocol', async () => {
  const stranger = createServer((socket) => socket.end('{"hi":1}\n')).listen(address)
  await once(stranger, 'listening')
  await expect(connectToHolder(address)).rejects.toThrow(/is not Mantel/)
  await new Promise((resolve) => stranger.close(resolve))
})

it('puts the socket of each folder with a long path under its own name in the temp folder', () => {
  const long = join('/srv', 'x'.repeat(100))
  expect(controlSocketPath(long).length).toBeLessThanOrEqual(107)
  expect(controlSocketPath(long)).not.toBe(controlSocketPath(`${long}y`))
  expect(controlSocketPath('/srv/data')).toBe('/srv/data/control.sock')
})
