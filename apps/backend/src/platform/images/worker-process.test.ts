import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Job, JobResult } from './job.ts'
import { createWorkerProcess, type WorkerOptions, type WorkerProcess } from './worker-process.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const obedient = `
  process.on('disconnect', () => process.exit())
  process.on('message', ({ original }) => {
    const order = Buffer.from(original).toString()
    if (order === 'die') process.exit(1)
    if (order === 'env') process.send({ body: Buffer.from(Object.keys(process.env).join()) })
    else if (order === 'pid') process.send({ body: Buffer.from(String(process.pid)) })
    else if (order !== 'hang') process.send(order === 'refuse' ? { unreadable: 'no' } : { body: Buffer.from(order) })
  })
  process.send({ ready: true })`

let dir: string
let worker: WorkerProcess | undefined
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mantel-worker-'))
  await writeFile(join(dir, 'obedient.mjs'), obedient)
  await writeFile(join(dir, 'broken.mjs'), `throw new Error('no picture library here')`)
})
afterEach(() => worker?.close())
afterAll(() => rm(dir, { recursive: true, force: true }))

function start(script: string, options: Partial<WorkerOptions> = {}): WorkerProcess {
  worker = createWorkerProcess({ log, entry: pathToFileURL(join(dir, script)), ...options })
  return worker
}

const order = (text: string): Job => ({
  original: Buffer.from(text),
  type: 'svg',
  box: { width: 0, height: 0 },
  action: 'resize',
  variant: 'webp',
})

test('a picture that is asked for while a probe starts the worker waits for it', async () => {
  const { run, start: probe } = start('obedient.mjs')
  const ready = probe()
  expect(await run(order('a'))).toEqual({ ok: true, body: Buffer.from('a') })
  expect(await ready).toBe(true)
})

test('a worker that died or was refused a picture goes on with the next', async () => {
  const { run } = start('obedient.mjs')
  expect(await run(order('a'))).toEqual({ ok: true, body: Buffer.from('a') })
  expect(await run(order('refuse'))).toEqual({ ok: false, reason: 'unreadable' })
  expect(await run(order('die'))).toEqual({ ok: false, reason: 'died' })
  expect(await run(order('b'))).toEqual({ ok: true, body: Buffer.from('b') })
})

test('a job that hangs is cut, and the next one gets a new worker', async () => {
  const { run } = start('obedient.mjs', { jobLimitMs: 400 })
  expect(await run(order('hang'))).toEqual({ ok: false, reason: 'timeout' })
  expect(await run(order('c'))).toEqual({ ok: true, body: Buffer.from('c') })
})

test('a worker that does not start is given up for a while, then tried again', async () => {
  const { run, start: attempt } = start('broken.mjs', { pauseMs: 60_000 })
  expect(await run(order('a'))).toEqual({ ok: false, reason: 'down' })
  expect(await attempt()).toBe(false)
  await writeFile(join(dir, 'repaired.mjs'), `throw new Error('not yet')`)
  const repaired = createWorkerProcess({ log, entry: pathToFileURL(join(dir, 'repaired.mjs')), pauseMs: 0 })
  expect(await repaired.start()).toBe(false)
  await writeFile(join(dir, 'repaired.mjs'), obedient)
  expect(await repaired.start()).toBe(true)
  await repaired.close()
})

test('a worker without work ends, counts as available, and comes back', async () => {
  const { run, start: attempt } = start('obedient.mjs', { restAfterMs: 0 })
  const first = await run(order('pid'))
  await vi.waitFor(() => expect(isAlive(first)).toBe(false))
  expect(await attempt()).toBe(true)
  expect(await run(order('pid'))).toMatchObject({ ok: true })
})

function isAlive(result: JobResult): boolean {
  if (!result.ok) throw new Error(result.reason)
  try {
    return process.kill(Number(String(result.body)), 0)
  } catch {
    return false
  }
}

test('the worker knows nothing of the environment, and nothing runs after closing', async () => {
  const { run, close } = start('obedient.mjs')
  expect(await run(order('env'))).toMatchObject({ ok: true, body: Buffer.from('') })
  await close()
  expect(await run(order('a'))).toEqual({ ok: false, reason: 'down' })
})
