import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { doorAddress } from './address.ts'
import { knock } from './knock.ts'
import { takeDoor } from './take-door.ts'
import type { CommandHandler, Door } from './visitors.ts'

const shop = { role: 'shop', name: 'shop', pid: process.pid } as const
let folder: string
let address: string
const open: Door[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-door-'))
  address = doorAddress(folder)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((door) => door.close()))
  await rm(folder, { recursive: true, force: true })
})

async function take(): Promise<Door> {
  const taken = await takeDoor(address, shop)
  if ('heldBy' in taken) throw new Error('held')
  open.push(taken.door)
  return taken.door
}

/** Leaves a socket behind as a killed process does. */
async function leaveBehind(path: string) {
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
  const visit = await knock(address)
  const code = await visit!.run({ name, args, cwd: io.cwd }, io, signal)
  return { code, lines }
}

test('nobody answers where there is no door, or only one that was left behind', async () => {
  expect(await knock(address)).toBeNull()
  await leaveBehind(address)
  expect(await knock(address)).toBeNull()
})

test('a door left behind is replaced, also when its replacing was cut short', async () => {
  await leaveBehind(address)
  await leaveBehind(`${address}.new`)
  await take()
  const visit = await knock(address)
  expect(visit?.holder).toEqual(shop)
  visit?.leave()
  expect(await readdir(folder)).toEqual(['door.sock'])
})

test('of many that start at once over a door left behind, one gets it and the others learn who', async () => {
  await leaveBehind(address)
  const results = await Promise.all(Array.from({ length: 20 }, () => takeDoor(address, shop)))
  for (const result of results) {
    if ('door' in result) open.push(result.door)
    else result.heldBy.leave()
  }
  expect(open).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['door.sock'])
})

test('a command gets its lines in order and the exit code', async () => {
  const door = await take()
  door.answer(async ({ name, args, cwd }, io) => {
    for (const arg of args) await io.out(`${name} ${arg} from ${cwd}\u2028`)
    await io.err('done')
    return 3
  })
  expect(await call('greet', ['a', 'b'])).toEqual({
    code: 3,
    lines: ['greet a from /here\u2028', 'greet b from /here\u2028', '! done'],
  })
})

test('a command that comes while the shop starts waits for it', async () => {
  const door = await take()
  const answer = await call('early', [], { onLine: () => door.answer(async () => 0) })
  expect(answer).toEqual({ code: 0, lines: ['! The shop is starting; the command waits for it.'] })
})

const untilAborted: CommandHandler = async (_, io, signal) => {
  await io.out('working')
  await once(signal, 'abort')
  await io.out('half of it is done')
  return 130
}

test('a caller that has had enough stops the work and still hears how far it came', async () => {
  const door = await take()
  door.answer(untilAborted)
  const patience = new AbortController()
  const answer = await call('long', [], { signal: patience.signal, onLine: () => patience.abort() })
  expect(answer).toEqual({ code: 130, lines: ['working', 'half of it is done'] })
})

test('a caller that is gone stops the work', async () => {
  const door = await take()
  const stopped = Promise.withResolvers<void>()
  door.answer(async (_, __, signal) => {
    signal.addEventListener('abort', () => stopped.resolve())
    visit.leave()
    await stopped.promise
    return 0
  })
  const visit = (await knock(address))!
  const io = { cwd: '/', out() {}, err() {} }
  await expect(visit.run({ name: 'x', args: [], cwd: '/' }, io, new AbortController().signal)).rejects.toThrow(
    /ended before/,
  )
  await stopped.promise
})

test('closing stops and awaits the work, then the door is free', async () => {
  const door = await take()
  door.answer(untilAborted)
  const other = (await knock(address))!
  const working = Promise.withResolvers<void>()
  const answer = call('long', [], { onLine: working.resolve })
  await working.promise
  await door.close()
  expect(await answer).toEqual({ code: 130, lines: ['working', 'half of it is done'] })
  await other.gone()
  expect(await readdir(folder)).toEqual([])
  await take()
})

test('a command that throws is told so, and the next one works', async () => {
  const door = await take()
  door.answer(async ({ name }) => {
    if (name === 'bad') throw new Error('no such file')
    return 0
  })
  expect(await call('bad')).toEqual({ code: 1, lines: ['! The command failed: no such file'] })
  expect(await call('good')).toEqual({ code: 0, lines: [] })
})

test('something else that listens there is not mistaken for the shop', async () => {
  const stranger = createServer((socket) => socket.end('{"hi":1}\n')).listen(address)
  await once(stranger, 'listening')
  await expect(knock(address)).rejects.toThrow(/is not Mantel/)
  await new Promise((resolve) => stranger.close(resolve))
})

test('a folder with a long path has its door in the temp folder, each its own', () => {
  const long = join('/srv', 'x'.repeat(100))
  expect(doorAddress(long).length).toBeLessThanOrEqual(107)
  expect(doorAddress(long)).not.toBe(doorAddress(`${long}y`))
  expect(doorAddress('/srv/data')).toBe('/srv/data/door.sock')
})
