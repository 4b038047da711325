import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { JobResult, RenderJob } from './job.ts'
import { createWorkerProcess, type WorkerOptions, type WorkerProcess } from './worker-process.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const workerScript = `
  import { writeFileSync } from 'node:fs'
  writeFileSync(new URL('./pid', import.meta.url), String(process.pid))
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
  await writeFile(join(dir, 'worker.mjs'), workerScript)
  await writeFile(join(dir, 'broken.mjs'), `throw new Error('no picture library here')`)
})
afterEach(() => worker?.close())
afterAll(() => rm(dir, { recursive: true, force: true }))

function start(script: string, options: Partial<WorkerOptions> = {}): WorkerProcess {
  worker = createWorkerProcess({ log, entry: pathToFileURL(join(dir, script)), ...options })
  return worker
}

const jobWith = (text: string): RenderJob => ({
  original: Buffer.from(text),
  type: 'svg',
  box: { width: 0, height: 0 },
  action: 'resize',
  variant: 'webp',
})

it('runs a job that is sent while a probe starts the worker', async () => {
  const { run, start: probe } = start('worker.mjs')
  const ready = probe()
  expect(await run(jobWith('a'))).toEqual({ ok: true, body: Buffer.from('a') })
  expect(await ready).toBe(true)
})

it('runs the next job after a refused image and after a crash', async () => {
  const { run } = start('worker.mjs')
  expect(await run(jobWith('a'))).toEqual({ ok: true, body: Buffer.from('a') })
  expect(await run(jobWith('refuse'))).toEqual({ ok: false, reason: 'unreadable' })
  expect(await run(jobWith('die'))).toEqual({ ok: false, reason: 'died' })
  expect(await run(jobWith('b'))).toEqual({ ok: true, body: Buffer.from('b') })
})

it('kills a worker that hangs and starts a new one for the next job', async () => {
  const { run } = start('worker.mjs', { jobTimeoutMs: 400 })
  expect(await run(jobWith('hang'))).toEqual({ ok: false, reason: 'timeout' })
  expect(await run(jobWith('c'))).toEqual({ ok: true, body: Buffer.from('c') })
})

it('retries a failed start only after a pause', async () => {
  const { run, start: attempt } = start('broken.mjs', { restartDelayMs: 60_000 })
  expect(await run(jobWith('a'))).toEqual({ ok: false, reason: 'down' })
  expect(await attempt()).toBe(false)
  await writeFile(join(dir, 'repaired.mjs'), `throw new Error('not yet')`)
  const repaired = createWorkerProcess({ log, entry: pathToFileURL(join(dir, 'repaired.mjs')), restartDelayMs: 0 })
  expect(await repaired.start()).toBe(false)
  await writeFile(join(dir, 'repaired.mjs'), workerScript)
  expect(await repaired.start()).toBe(true)
  await repaired.close()
})

it('ends an idle worker and starts it again on demand', async () => {
  const { run, start: attempt } = start('worker.mjs', { idleTimeoutMs: 0 })
  const first = await run(jobWith('pid'))
  await vi.waitFor(() => expect(isAlive(first)).toBe(false), 20_000)
  expect(await attempt()).toBe(true)
  expect(await run(jobWith('pid'))).toMatchObject({ ok: true })
})

it('ends a worker that a readiness check has started', async () => {
  const { start: attempt } = start('worker.mjs', { idleTimeoutMs: 0 })
  expect(await attempt()).toBe(true)
  const pid = Number(await readFile(join(dir, 'pid'), 'utf8'))
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 20_000)
})

function isAlive(result: JobResult): boolean {
  if (!result.ok) throw new Error(result.reason)
  return isRunning(Number(String(result.body)))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('gives the worker no environment and runs nothing after closing', async () => {
  const { run, close } = start('worker.mjs')
  expect(await run(jobWith('env'))).toMatchObject({ ok: true, body: Buffer.from('') })
  await close()
  expect(await run(jobWith('a'))).toEqual({ ok: false, reason: 'down' })
})
