import type { Caller } from '../caller.ts'
import type { Tabs } from '../cart/tabs.ts'
import type { Engine } from '../engine.ts'
import { createObservable } from '../observed.ts'
import type { WhyLost } from '../task/run-task.ts'
import type { Tasks } from '../task/tasks.ts'
import { createListeners } from './listeners.ts'
import { register, signIn } from './sign-in.ts'
import type { Tokens } from './tokens.ts'
import { storedUser, toUser, type User, userKey } from './user.ts'
import type { LoginEvent, LogoutEvent, SessionState, UserSession } from './user-session.ts'

export type SessionOptions = {
  engine: Pick<Engine, 'view' | 'storage' | 'credentials' | 'notifications' | 'clock' | 'log'>
  /** Without the task layer: for calls that end a session. */
  caller: Caller
  tokens: Tokens
  tabs: Tabs
  tasks: Tasks
}

/** A group token lives half a day; a page that stays open gets another before it ends. */
const profileLivesMs = 6 * 3_600_000

export type OwnSession = UserSession & { lost(why: WhyLost): Promise<void>; stop(): void }

export function createSession({ engine, caller, tokens, tabs, tasks }: SessionOptions): OwnSession {
  const { storage, credentials, notifications, clock, log } = engine
  const kept = storage?.collection<unknown>('user') ?? null
  const state = createObservable<SessionState>({ kind: 'starting' })
  const logins = createListeners<LoginEvent>(log, 'login')
  const logouts = createListeners<LogoutEvent>(log, 'logout')
  const guests = createListeners<void>(log, 'guest')
  const needs = createListeners<void>(log, 'sign-in needed')
  let reloadLater = () => {}

  const userNow = (): User | null => {
    const now = state.get()
    return now.kind === 'customer' ? now.user : null
  }
  const keepUser = async (user: User | null) => void (await kept?.set(userKey, user))

  function show(user: User | null): void {
    const pair = tokens.get()
    credentials.set({ token: pair?.token ?? null, groupToken: (pair && user?.profile.groupToken) ?? null })
    state.set(pair ? { kind: 'customer', user } : { kind: 'guest' })
    reloadLater()
    reloadLater = user ? clock.later(profileLivesMs, () => void reloadProfile()) : () => {}
  }

  /** Where groups see different prices, products that were kept hold those of whoever was here before. */
  const forgetPrices = async () => {
    const { needGroupToken, tierPrices } = engine.view.prices
    if (needGroupToken || tierPrices) await storage?.collection('products').clear()
  }

  /** The same person as before changes what is shown, not who is signed in. */
  async function enter(user: User, cause: LoginEvent['cause']): Promise<void> {
    const isNew = userNow()?.id !== user.id
    if (isNew) await forgetPrices()
    show(user)
    if (isNew || cause === 'login') await logins.tell({ user, cause })
  }

  /** true: somebody was signed in until now. */
  async function leave(event: LogoutEvent): Promise<boolean> {
    const before = state.get().kind
    show(null)
    if (before === 'starting') await guests.tell()
    if (before !== 'customer') return false
    await Promise.all([keepUser(null), tasks.queue.clear(), forgetPrices()])
    await logouts.tell(event)
    return true
  }

  async function reloadProfile(cause: LoginEvent['cause'] = 'restored'): Promise<User | null> {
    const asked = await tasks.run('userProfile', {}, { silent: true })
    if (!asked.ok || !tokens.get()) return null
    const user = toUser(asked.result)
    await keepUser(user)
    await enter(user, cause)
    return user
  }

  /** What this browser holds, whichever tab wrote it. */
  async function takeStored(cause: 'restored' | 'other-tab'): Promise<void> {
    const [pair, stored] = await Promise.all([
      tokens.reread(),
      kept?.get(userKey, { fresh: true, patient: true }) ?? null,
    ])
    if (!pair) return void (await leave({ silent: true, cause: 'other-tab' }))
    tasks.unlock()
    const user = storedUser(stored)
    if (user) await enter(user, cause)
    else show(null)
    if (!user || cause === 'restored') void reloadProfile(cause)
  }

  const stopTokens = tokens.subscribe(() =>
    credentials.set({ ...credentials.get(), token: tokens.get()?.token ?? null }),
  )
  const stopListening = tabs.listen(() => void takeStored('other-tab'))
  const tellTabs = () => tabs.tell('session')

  const steps = { tasks, tokens, notifications, reloadProfile, tellTabs, undo: () => lost('expired') }

  async function lost(why: WhyLost): Promise<void> {
    if (why === 'expired') await tokens.alone(() => tokens.write(null))
    const wasCustomer = await leave({ silent: true, cause: why === 'gone' ? 'other-tab' : 'lost' })
    if (!wasCustomer || why === 'gone') return
    tellTabs()
    await needs.tell()
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start: () => takeStored('restored'),
    lookAgain: () => takeStored('other-tab'),
    login: (given) => signIn(steps, given),
    register: (customer) => register(steps, customer),
    async logout({ silent = false } = {}) {
      const pair = await tokens.alone(async () => {
        const last = await tokens.reread()
        await tokens.write(null)
        return last
      })
      tasks.unlock()
      await leave({ silent, cause: 'logout' })
      tellTabs()
      if (!silent) notifications.push({ type: 'success', message: { key: 'logged_out' } })
      // The server forgets the session too; without a connection it ends by itself.
      if (pair) void caller.call('userLogout', { token: pair.token, body: { refreshToken: pair.refreshToken } })
    },
    reloadProfile: () => reloadProfile(),
    onLogin: logins.add,
    onLogout: logouts.add,
    onGuest: guests.add,
    onSignInNeeded: needs.add,
    lost,
    stop() {
      stopTokens()
      stopListening()
      reloadLater()
    },
  }
}
