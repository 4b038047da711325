import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import {
  type Connection,
  type Db,
  forShortStatements,
  isDatabaseUnavailable,
  isShared,
  type Listening,
} from '../db/index.ts'
import type { Log } from '../log.ts'
import { eventChannel, notifyProcesses, onEventsCommitted } from './emit.ts'
import type { EventType } from './event-types.ts'
import { createFollower } from './follow-outbox.ts'
import { createOnceRound } from './handle-once.ts'
import { type Handler, HandlerLists } from './handlers.ts'
import { hasWaitingEvents, publishBeforeDue, publishDelayedEvents } from './outbox.repository.ts'
import { describePosition, hasEventsSince, type OutboxPosition } from './position.repository.ts'
import { countOtherProcesses } from './process.repository.ts'
import { createWorkLoop } from './work-loop.ts'

/** Handlers of a type run one after the other, in the order they were added. They may see an event twice. */
export type Dispatcher = {
  /** For side effects such as mail and invoices: one process handles each event, in the order of the events. */
  once<T extends EventType>(type: T, handler: Handler<T>): void
  /** For data that every process holds in memory, such as index and caches: every process handles every event. */
  everywhere<T extends EventType>(type: T, handler: Handler<T>): void
  /** Rebuilds the data of everywhere() handlers, for a process that may have missed events. */
  onRebuild(rebuild: () => Promise<void>): void
  wake(): void
  /** Resolves when no event is due for this process any more, or when it is stopped. */
  drain(): Promise<void>
  /**
   * Follows all events committed from now on. covered: types of delayed events that need not be handled any more, because
   * everything is read from the database after this call.
   * from: a position of an earlier process. All events since then are handled before this resolves; isCaughtUp tells
   * whether that was possible.
   */
  start(options?: { covered?: readonly EventType[]; from?: OutboxPosition }): Promise<void>
  /**
   * The outbox position up to which every event was handled; null while a failed event waits, after one was dropped, and while data must
   * be rebuilt.
   */
  position(): Promise<OutboxPosition | null>
  /** Whether all events after this position are still in this database. */
  canFollowFrom(position: OutboxPosition): Promise<boolean>
  /** Renews the registration of this process; a started dispatcher also does so regularly. */
  heartbeat(): Promise<void>
  /** Whether everything published before the start, or before the last rebuild, has been handled. */
  isCaughtUp(): boolean
  /** Resolves when the current event is handled. Waiting events are handled after the next start. */
  stop(): Promise<void>
}

/** Milliseconds. Polling alone must deliver a change to every process within two seconds. */
const pollWhileListening = 1000
const pollAlone = 500
const heartbeatInterval = 10_000

export function createDispatcher({ db, log, listen }: { db: Db; log: Log; listen?: Connection['listen'] }): Dispatcher {
  const id = randomUUID()
  const isSharedDatabase = isShared(db)
  const shortDb = forShortStatements(db)
  const once = new HandlerLists()
  const handlersOfEveryProcess = new HandlerLists()
  const rebuilds: (() => Promise<void>)[] = []
  let isListening = false
  let listening: Listening | undefined
  let poll: NodeJS.Timeout | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let stopWaking: (() => void) | undefined

  const warn = (error: unknown) => log.warn({ reason: String(error) }, 'reading events failed, retrying')
  const follower = createFollower({
    db: shortDb,
    log,
    id,
    name: `${hostname()}:${process.pid}`,
    handlers: handlersOfEveryProcess,
    isStopping: () => followLoop.isStopping(),
    async rebuild() {
      for (const rebuild of rebuilds) await rebuild()
    },
  })
  const followLoop = createWorkLoop(() => follower.round(), warn)
  const onceRound = createOnceRound({
    db: shortDb,
    log,
    id,
    handlers: once,
    otherTypes: () => handlersOfEveryProcess.types().filter((type) => !once.types().includes(type)),
    isStopping: () => onceLoop.isStopping(),
  })
  const onceLoop = createWorkLoop(onceRound, warn)

  function wake(): void {
    followLoop.wake()
    onceLoop.wake()
  }

  /** Commits of this process wake it. Without other processes, only delayed events and retries are left to look for. */
  const mayHaveWork = async () => isSharedDatabase || follower.hasRetries() || (await hasWaitingEvents(shortDb))

  async function pollOnce(): Promise<void> {
    if (!(await mayHaveWork().catch(() => true))) return
    if ((await publishDelayedEvents(shortDb).catch(() => 0)) > 0) notifyProcesses(db)
    if (poll !== undefined) wake()
  }

  function pollLater(): void {
    poll = setTimeout(
      async () => {
        await pollOnce()
        if (poll !== undefined) pollLater()
      },
      isListening || !isSharedDatabase ? pollWhileListening : pollAlone,
    ).unref()
  }

  function startTimers(): void {
    pollLater()
    heartbeat = setInterval(() => {
      follower.heartbeat().catch((error) => {
        if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'heartbeat failed')
      })
    }, heartbeatInterval).unref()
  }

  return {
    once: (type, handler) => once.add(type, handler),
    everywhere: (type, handler) => handlersOfEveryProcess.add(type, handler),
    onRebuild: (rebuild) => void rebuilds.push(rebuild),
    wake,
    async drain() {
      let isBusy = true
      while (isBusy && !followLoop.isStopping()) {
        await publishDelayedEvents(shortDb)
        const worked = await Promise.all([followLoop.drain(), onceLoop.drain()])
        isBusy = worked.includes(true)
      }
    },
    async start({ covered = [], from } = {}) {
      if (poll !== undefined) return
      // Publishes the covered events before this process registers. A process that starts without a saved position
      // handles only events published after its registration, so it skips these.
      if (covered.length > 0 && (await countOtherProcesses(shortDb, id)) === 0) await publishBeforeDue(shortDb, covered)
      await follower.join(from?.seen)
      if (from) await followLoop.drain().catch(warn)
      stopWaking = onEventsCommitted(db, wake)
      listening = listen?.(eventChannel, {
        onNotification: wake,
        onState(isOn) {
          isListening = isOn
          if (isOn) wake()
        },
      })
      startTimers()
      wake()
    },
    async position() {
      const cursor = follower.position()
      if (!cursor) return null
      // Commits a transaction after the position: otherwise transaction ids up to the position might be assigned again after a crash.
      await follower.heartbeat()
      // The position is undefined if the heartbeat has found that events were missed and the rebuild after that has
      // failed.
      return follower.position() === undefined ? null : describePosition(shortDb, cursor)
    },
    canFollowFrom: (position) => hasEventsSince(shortDb, position),
    heartbeat: () => follower.heartbeat(),
    isCaughtUp: () => follower.isCaughtUp(),
    async stop() {
      clearTimeout(poll)
      poll = undefined
      clearInterval(heartbeat)
      stopWaking?.()
      stopWaking = undefined
      await listening?.close()
      await Promise.all([followLoop.stop(), onceLoop.stop()])
      await follower.leave().catch(() => {})
    },
  }
}
