import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import type { Log } from '../log.ts'
import type { JobResult, RenderJob } from './job.ts'
import type { WorkerMessage } from './worker.ts'

/** A process that runs one job at a time. It starts on demand and ends after a time without jobs. */
export type WorkerProcess = {
  run(job: RenderJob): Promise<JobResult>
  /** Starts the worker if necessary. False: it failed to start, now or recently. */
  start(): Promise<boolean>
  close(): Promise<void>
}

export type WorkerOptions = {
  log: Log
  entry?: URL
  startTimeoutMs?: number
  jobTimeoutMs?: number
  /** The pause after several failed starts. */
  restartDelayMs?: number
  /** The process ends after this time without a job, to free its memory. */
  idleTimeoutMs?: number
}

const startsBeforePause = 3
const maxStderrLength = 2000

export function createWorkerProcess(options: WorkerOptions): WorkerProcess {
  const { log, entry = new URL('./worker.ts', import.meta.url) } = options
  const { startTimeoutMs = 30_000, jobTimeoutMs = 20_000, restartDelayMs = 30_000, idleTimeoutMs = 20_000 } = options
  let child: ChildProcess | null = null
  let starting: Promise<ChildProcess | null> | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isRunning = false
  let isIdle = false
  let pausedUntil = 0
  let closed = false

  function startedWorker(): Promise<ChildProcess | null> {
    // Waits for a worker that is starting: it still has to send its ready message, which a job must not mistake for its reply.
    if (starting) return starting
    if (child?.connected) return Promise.resolve(child)
    if (closed || Date.now() < pausedUntil) return Promise.resolve(null)
    starting ??= launchRepeatedly().finally(() => {
      starting = undefined
    })
    return starting
  }

  async function launchRepeatedly(): Promise<ChildProcess | null> {
    isIdle = false
    for (let attempt = 1; attempt <= startsBeforePause && !closed; attempt++) {
      child = launch(entry, log)
      const answer = await nextMessage(child, startTimeoutMs)
      if (typeof answer === 'object') return child
      child?.kill('SIGKILL')
      child = null
      if (answer === 'timeout') break
    }
    pausedUntil = Date.now() + restartDelayMs
    if (!closed) log.error('image worker does not start, images cannot be rendered')
    return null
  }

  async function run(job: RenderJob): Promise<JobResult> {
    clearTimeout(idleTimer)
    isRunning = true
    const result = await runNow(job)
    isRunning = false
    scheduleIdleStop()
    return result
  }

  /** Schedules the idle stop, because a readiness check may start the worker without a job. */
  async function start(): Promise<boolean> {
    if (isIdle || child?.connected) return true
    const worker = await startedWorker()
    if (!isRunning) scheduleIdleStop()
    return worker !== null
  }

  function scheduleIdleStop(): void {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(stopIdleWorker, idleTimeoutMs)
    idleTimer.unref()
  }

  function stopIdleWorker(): void {
    isIdle = child !== null
    child?.kill('SIGKILL')
    child = null
  }

  async function runNow(job: RenderJob): Promise<JobResult> {
    const worker = await startedWorker()
    if (!worker) return { ok: false, reason: 'down' }
    const reply = nextMessage(worker, jobTimeoutMs)
    worker.send(job)
    const answer = await reply
    if (typeof answer === 'string') {
      worker.kill('SIGKILL')
      if (child === worker) child = null
      if (!closed) log.error({ answer }, 'image worker failed, restarting on the next job')
      return { ok: false, reason: answer }
    }
    if ('body' in answer) return { ok: true, body: asBuffer(answer.body) }
    if ('unreadable' in answer) log.warn({ reason: answer.unreadable }, 'unreadable image')
    return { ok: false, reason: 'unreadable' }
  }

  async function close(): Promise<void> {
    closed = true
    clearTimeout(idleTimer)
    const last = child
    child = null
    if (!last || last.exitCode !== null || last.signalCode !== null) return
    const exited = new Promise((resolve) => last.once('exit', resolve))
    last.ref()
    last.kill('SIGKILL')
    await exited
  }

  return { run, start, close }
}

/** Starts the worker without environment variables: the process that parses foreign images must not know the shop's secrets. */
function launch(entry: URL, log: Log): ChildProcess {
  const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const
  const child = fork(entry, { env: {}, execArgv: [], serialization: 'advanced', stdio: [...stdio] })
  let stderr = ''
  child.stderr?.on('data', (text) => {
    stderr = (stderr + text).slice(-maxStderrLength)
  })
  child.on('error', (err) => log.error({ err }, 'image worker error'))
  child.on('exit', (code) => code && log.error({ code, stderr }, 'image worker exited'))
  // An idle worker must not keep the shop's process alive.
  child.unref()
  child.channel?.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
  return child
}

type Answer = WorkerMessage | 'died' | 'timeout'

function nextMessage(child: ChildProcess, limitMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const onMessage = (message: unknown) => settle(message as WorkerMessage)
    const onEnd = () => settle('died')
    const timer = setTimeout(settle, limitMs, 'timeout')
    child.once('message', onMessage).once('exit', onEnd).once('error', onEnd)
  })
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
