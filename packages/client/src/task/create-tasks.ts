import type { Caller, CallInput } from '../caller.ts'
import type { Engine } from '../engine.ts'
import { okAction } from '../notifications.ts'
import { createObservable } from '../observed.ts'
import type { Tokens } from '../session/tokens.ts'
import type { Tabs } from '../tabs.ts'
import { createQueue } from './queue.ts'
import { runTask, type SessionLossReason, type TaskRunContext } from './run-task.ts'
import type { LockState, TaskRunOptions, Tasks } from './tasks.ts'
import { createTokenRenewal } from './token-renewal.ts'

export type TasksOptions = {
  engine: Pick<Engine, 'view' | 'storage' | 'online' | 'notifications' | 'clock' | 'log'>
  caller: Caller
  tokens: Tokens
  tabs: Pick<Tabs, 'withLock'>
  /** The signed-in customer's id; null for a guest, undefined while not known. */
  owner(): number | null | undefined
  newId(): string
  /** Whether the stored session is that of the customer of this page. */
  isStoredCustomer(): Promise<boolean>
  /** Called after each change of the queue: whether tasks wait for the network. */
  onWaitingTasks?: (isWaiting: boolean) => void
  needsToken: TaskRunContext['needsToken']
  /** Signs out locally without a message and offers to sign in. */
  onLost(why: SessionLossReason): Promise<void>
}

export function createTasks(options: TasksOptions): Tasks {
  const { engine, caller, tokens, tabs, owner, newId, needsToken, onLost, onWaitingTasks: onWaiting } = options
  const { view, notifications } = engine
  const lock = createObservable<LockState>('free')
  const renewal = createTokenRenewal({
    caller,
    tokens,
    isStoredCustomer: options.isStoredCustomer,
    onChange: () => lock.get() !== 'locked' && lock.set(renewal.pending() ? 'refreshing' : 'free'),
  })

  async function handleLost(why: SessionLossReason): Promise<void> {
    if (lock.get() === 'locked') return
    if (why === 'refused' || why === 'exhausted') {
      lock.set('locked')
      notifications.push({
        type: 'error',
        message: { key: why === 'refused' ? 'session_locked' : 'refresh_failed' },
        action1: okAction,
        // The shopper should still see the reason when they return to the page later.
        hasNoTimeout: true,
      })
      await queue.clear()
    }
    await onLost(why)
  }

  const context = {
    caller,
    tokens,
    renewal,
    notifications,
    autoRefresh: view.settings.autoRefreshTokens,
    isLocked: () => lock.get() === 'locked',
    needsToken,
    owner,
    onSessionLost: handleLost,
  }
  const run: Tasks['run'] = (name, input, how = {}) => runTask(context, name, input, how)
  const queue = createQueue({ engine, tabs, run, owner, newId, onWaiting })
  const callerWith = (how: TaskRunOptions): Caller => ({
    call: (name, ...[input]) => run(name, (input ?? {}) as CallInput<typeof name>, how),
  })
  return {
    run,
    caller: callerWith({}),
    silentCaller: callerWith({ silent: true }),
    lock,
    queue,
    unlock: () => lock.set('free'),
  }
}
