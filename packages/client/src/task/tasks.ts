import type { ResultOf } from '@mantel/contract'
import type { Caller, CallInput, CallName } from '../caller.ts'
import type { Observed } from '../observed.ts'
import type { Outcome } from '../outcome.ts'

export type HowToRun = {
  /** No notification of a refusal, whatever the endpoint table says. */
  silent?: boolean
  /** Without the token, also while there is one, and also while the session is locked. */
  asGuest?: boolean
}

/** free: calls go out. refreshing: those with a token wait. locked: they are answered 401 until somebody signs in. */
export type LockState = 'free' | 'refreshing' | 'locked'

/** How the engine talks to the shop on behalf of the customer. Nothing here throws. */
export type Tasks = {
  /**
   * Sends now. A 401 on a call with a token leads to one refresh for all of them, over all tabs, and to a second try.
   * A refusal with a text is shown as a notification.
   */
  run<N extends CallName>(name: N, input: CallInput<N>, how?: HowToRun): Promise<Outcome<ResultOf<N>>>
  /** The same as a plain caller, for who says itself what went wrong. `token: null` in the input is a guest's call. */
  caller: Caller
  lock: Observed<LockState>
  queue: TaskQueue
  /** Somebody signed in: calls go out again. */
  unlock(): void
}

/** A call that is kept until it was sent, over reloads and without a connection. */
export type QueuedTask<N extends CallName = CallName> = {
  id: string
  call: N
  input: CallInput<N>
  silent: boolean
  /** The customer who was signed in: nobody else's session ever carries it. null: a guest's. */
  owner: number | null
  /** Whom the result is told, by the name that they listened to. */
  event: string | null
  /** Kept with its result instead of being removed. */
  isResultKept: boolean
  createdAt: number
  updatedAt: number
  attempts: number
  transmitted: boolean
  transmittedAt: number | null
  /** 200, the code of the refusal, or null while there is no answer. */
  resultCode: number | null
  result: unknown
}

export type QueueOptions = {
  silent?: boolean
  event?: string
  isResultKept?: boolean
  /** A task with this id replaces the one that still waits, so that only the newest is sent. */
  id?: string
}

export type TaskQueue = {
  /** Resolves with its id when it is kept; it is sent as soon as there is a connection. */
  add<N extends CallName>(call: N, input: CallInput<N>, options?: QueueOptions): Promise<string>
  /** null: there is none, or its result was not to be kept. */
  find(id: string): Promise<QueuedTask | null>
  /** Sends what waits, one after the other; in one tab at a time. */
  process(): Promise<void>
  /** Results of tasks with that event, of this page's runs. Returns the function that ends it. */
  onDone(event: string, listener: (task: QueuedTask) => void): () => void
  /** What waits and what was kept: it belongs to whoever was signed in. */
  clear(): Promise<void>
}
