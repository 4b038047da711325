import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import type { Log } from '../log.ts'
import type { Job, JobResult } from './job.ts'
import type { FromWorker } from './worker.ts'

/** One process that takes one job at a time. It starts when it is needed, and ends when it has not been for a while. */
export type WorkerProcess = {
  run(job: Job): Promise<JobResult>
  /** Whether it runs or would, after an attempt to start it; for a while after failed attempts there is none. */
  start(): Promise<boolean>
  close(): Promise<void>
}

export type WorkerOptions = {
  log: Log
  entry?: URL
  startLimitMs?: number
  jobLimitMs?: number
  /** How long nobody tries again after a row of failed starts. */
  pauseMs?: number
  /** After so long without a job its memory is given back. */
  restAfterMs?: number
}

const startsBeforePause = 3
const keptStderr = 2000

export function createWorkerProcess(options: WorkerOptions): WorkerProcess {
  const { log, entry = new URL('./worker.ts', import.meta.url) } = options
  const { startLimitMs = 10_000, jobLimitMs = 20_000, pauseMs = 30_000, restAfterMs = 60_000 } = options
  let child: ChildProcess | null = null
  let starting: Promise<ChildProcess | null> | undefined
  let resting: NodeJS.Timeout | undefined
  let rested = false
  let pausedUntil = 0
  let closed = false

  function running(): Promise<ChildProcess | null> {
    // A worker that is still starting has yet to say so: a job must not take that for its answer.
    if (starting) return starting
    if (child?.connected) return Promise.resolve(child)
    if (closed || Date.now() < pausedUntil) return Promise.resolve(null)
    starting ??= launchRepeatedly().finally(() => {
      starting = undefined
    })
    return starting
  }

  async function launchRepeatedly(): Promise<ChildProcess | null> {
    rested = false
    for (let attempt = 1; attempt <= startsBeforePause && !closed; attempt++) {
      child = launch(entry, log)
      const answer = await nextMessage(child, startLimitMs)
      if (typeof answer === 'object') return child
      child?.kill('SIGKILL')
      child = null
      if (answer === 'timeout') break
    }
    pausedUntil = Date.now() + pauseMs
    if (!closed) log.error('pictures cannot be rendered: their worker does not start')
    return null
  }

  async function run(job: Job): Promise<JobResult> {
    clearTimeout(resting)
    const result = await runNow(job)
    resting = setTimeout(rest, restAfterMs)
    resting.unref()
    return result
  }

  function rest(): void {
    rested = child !== null
    child?.kill('SIGKILL')
    child = null
  }

  async function runNow(job: Job): Promise<JobResult> {
    const worker = await running()
    if (!worker) return { ok: false, reason: 'down' }
    const reply = nextMessage(worker, jobLimitMs)
    worker.send(job)
    const answer = await reply
    if (typeof answer === 'string') {
      worker.kill('SIGKILL')
      if (child === worker) child = null
      if (!closed) log.error({ answer }, 'the picture worker failed; it is started again when it is needed')
      return { ok: false, reason: answer }
    }
    if ('body' in answer) return { ok: true, body: asBuffer(answer.body) }
    if ('unreadable' in answer) log.warn({ reason: answer.unreadable }, 'a picture could not be read')
    return { ok: false, reason: 'unreadable' }
  }

  async function close(): Promise<void> {
    closed = true
    clearTimeout(resting)
    const last = child
    child = null
    if (!last || last.exitCode !== null || last.signalCode !== null) return
    const gone = new Promise((resolve) => last.once('exit', resolve))
    last.ref()
    last.kill('SIGKILL')
    await gone
  }

  return { run, start: async () => rested || (await running()) !== null, close }
}

/** It gets no environment: what parses strangers' pictures must not know the shop's secrets. */
function launch(entry: URL, log: Log): ChildProcess {
  const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const
  const child = fork(entry, { env: {}, execArgv: [], serialization: 'advanced', stdio: [...stdio] })
  let said = ''
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(-keptStderr)
  })
  child.on('error', (err) => log.error({ err }, 'the picture worker'))
  child.on('exit', (code) => code && log.error({ code, said }, 'the picture worker ended'))
  // Waiting for work keeps no process from ending.
  child.unref()
  child.channel?.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
  return child
}

type Answer = FromWorker | 'died' | 'timeout'

function nextMessage(child: ChildProcess, limitMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const onMessage = (message: unknown) => settle(message as FromWorker)
    const onEnd = () => settle('died')
    const timer = setTimeout(settle, limitMs, 'timeout')
    child.once('message', onMessage).once('exit', onEnd).once('error', onEnd)
  })
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
