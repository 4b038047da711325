import type { ResultOf } from '@mantel/contract'
import type { Caller, CallInput, CallName } from '../caller.ts'
import type { Observed } from '../observed.ts'
import type { Outcome } from '../outcome.ts'

export type TaskRunOptions = {
  /** Shows no notification of a refusal, whatever the endpoint table says. */
  silent?: boolean
  /** Sends no token, even while there is one or the session is locked. */
  asGuest?: boolean
}

/** free: calls are sent. refreshing: calls with a token wait. locked: they get a 401 until the next login. */
export type LockState = 'free' | 'refreshing' | 'locked'

/** Sends the engine's calls on behalf of the customer. No function throws. */
export type Tasks = {
  /**
   * Sends now. A 401 on a call with a token causes one refresh for all such calls in all tabs, and a second attempt. A
   * refusal with a text is shown as a notification.
   */
  run<N extends CallName>(name: N, input: CallInput<N>, how?: TaskRunOptions): Promise<Outcome<ResultOf<N>>>
  /** run() with the interface of a caller. `token: null` in the input makes a guest's call. */
  caller: Caller
  /** Like caller, but without notifications, for screens that show the errors themselves. */
  silentCaller: Caller
  lock: Observed<LockState>
  queue: TaskQueue
  /** Call after login: calls are sent again. */
  unlock(): void
}

/**
 * A call that is stored until it has been sent, across reloads and while offline. The specification names the fields;
 * times are milliseconds.
 */
export type QueuedTask = {
  task_id: string
  /** Path and query without token, cart id and store code, which are added when it is sent. */
  url: string
  /** The body is JSON. */
  payload: { method: string; headers: Record<string, string>; body?: string }
  silent: boolean
  /** Event name under which listeners get the result. */
  callback_event: string | null
  /** The task is kept with its result instead of being removed. */
  is_result_cacheable: boolean
  created_at: number
  updated_at: number
  transmited: boolean
  transmited_at: number | null
  /** 200, the code of the refusal, or null without a reply. */
  resultCode: number | null
  result: unknown
  /** The endpoint, which decides whether a token is sent and how the reply is read. */
  call: CallName
  /** The customer who was signed in: a call with a token is only sent in this customer's session. null: a guest. */
  owner: number | null
  attempts: number
}

export type QueueOptions = {
  silent?: boolean
  callbackEvent?: string
  isResultCacheable?: boolean
  /** A task with this id replaces a waiting one, so that only the newest is sent. */
  id?: string
}

export type TaskQueue = {
  /** Resolves with its id when it is stored; it is sent as soon as possible. */
  add<N extends CallName>(call: N, input: CallInput<N>, options?: QueueOptions): Promise<string>
  /** The calls that wait to be sent, oldest first. */
  waiting(): Promise<QueuedTask[]>
  /** null: not found, or its result was not kept. */
  find(id: string): Promise<QueuedTask | null>
  /** Sends the waiting tasks one after the other, in one tab at a time. */
  process(): Promise<void>
  /** Called with the results of tasks with this event, sent by this page. Returns a function that unsubscribes. */
  onDone(event: string, listener: (task: QueuedTask) => void): () => void
  /** Removes waiting tasks and kept results, which belong to the customer who was signed in. */
  clear(): Promise<void>
}
