import type { Caller, CallInput } from '../caller.ts'
import type { Tabs } from '../cart/tabs.ts'
import type { Engine } from '../engine.ts'
import { okAction } from '../notifications.ts'
import { createObservable } from '../observed.ts'
import type { Tokens } from '../session/tokens.ts'
import { createQueue } from './queue.ts'
import { createRenewal } from './renewal.ts'
import { type RunContext, runTask, type WhyLost } from './run-task.ts'
import type { LockState, Tasks } from './tasks.ts'

export type TasksOptions = {
  engine: Pick<Engine, 'view' | 'storage' | 'online' | 'notifications' | 'clock' | 'log'>
  caller: Caller
  tokens: Tokens
  tabs: Pick<Tabs, 'alone'>
  /** Who is signed in; undefined while nobody knows. */
  owner(): number | null | undefined
  newId(): string
  needsToken: RunContext['needsToken']
  /** Signs out here, without a word, and offers to sign in. */
  onLost(why: WhyLost): Promise<void>
}

export function createTasks(options: TasksOptions): Tasks {
  const { engine, caller, tokens, tabs, owner, newId, needsToken, onLost } = options
  const { view, notifications } = engine
  const lock = createObservable<LockState>('free')
  const renewal = createRenewal({
    caller,
    tokens,
    onChange: () => lock.get() !== 'locked' && lock.set(renewal.underWay() ? 'refreshing' : 'free'),
  })

  async function lose(why: WhyLost): Promise<void> {
    if (lock.get() === 'locked') return
    if (why === 'refused' || why === 'exhausted') {
      lock.set('locked')
      notifications.push({
        type: 'error',
        message: { key: why === 'refused' ? 'session_locked' : 'refresh_failed' },
        action1: okAction,
        // Whoever comes back to the page later shall still read why.
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
    lose,
  }
  const run: Tasks['run'] = (name, input, how = {}) => runTask(context, name, input, how)
  const queue = createQueue({ engine, tabs, run, owner, newId })
  const silently: Caller = {
    call: (name, ...[input]) => run(name, (input ?? {}) as CallInput<typeof name>, { silent: true }),
  }
  return { run, caller: silently, lock, queue, unlock: () => lock.set('free') }
}
