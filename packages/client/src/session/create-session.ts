import type { Caller } from '../caller.ts'
import { noCredentials } from '../credentials.ts'
import type { Engine } from '../engine.ts'
import { createObservable } from '../observed.ts'
import type { Tabs } from '../tabs.ts'
import type { SessionLossReason } from '../task/run-task.ts'
import type { Tasks } from '../task/tasks.ts'
import { createListeners } from './listeners.ts'
import type { Tokens } from './tokens.ts'
import { isGroupTokenExpired, type Profile, storedUser, toUser, type User, userKey, validGroupToken } from './user.ts'
import type { LoginEvent, LogoutEvent, SessionState, SignInResult, UserSession } from './user-session.ts'

export type SessionOptions = {
  engine: Pick<Engine, 'view' | 'storage' | 'credentials' | 'notifications' | 'clock' | 'log'>
  /** A caller outside the task layer, for calls that end a session. */
  caller: Caller
  tokens: Tokens
  tabs: Tabs
  tasks: Tasks
  /** Applies the changes of queued calls to a profile. */
  applyUnsent(profile: Profile): Promise<Profile>
}

/** A group token is valid for half a day; an open page gets a new one before it expires. */
const profileReloadMs = 6 * 3_600_000
/**
 * The time until a failed reload is repeated. It may fail because a computer has just been woken and has no connection
 * yet.
 */
const profileRetryMs = 5 * 60_000

/** Messages to the other tabs. */
const sessionChanged = 'session'
const sessionLost = 'session-lost'

export type InternalSession = UserSession & { lost(why: SessionLossReason): Promise<void>; stop(): void }

export function createSession({ engine, caller, tokens, tabs, tasks, applyUnsent }: SessionOptions): InternalSession {
  const { storage, credentials, notifications, clock, log } = engine
  const collection = storage?.collection<unknown>('user') ?? null
  const state = createObservable<SessionState>({ kind: 'starting' })
  const logins = createListeners<LoginEvent>(log, 'login')
  const logouts = createListeners<LogoutEvent>(log, 'logout')
  const guests = createListeners<void>(log, 'guest')
  const signInRequests = createListeners<void>(log, 'sign-in needed')
  let cancelReload = () => {}
  /** The customer whose data this page holds. */
  let heldCustomer: number | null = null
  let rereading: Promise<void> | null = null

  const currentUser = (): User | null => {
    const now = state.get()
    return now.kind === 'customer' ? now.user : null
  }
  const storeUser = async (user: User | null) => void (await collection?.set(userKey, user))

  function showNobody(): void {
    credentials.set(noCredentials)
    state.set({ kind: 'starting' })
    cancelReload()
  }

  function show(user: User | null, isSessionLost?: boolean): void {
    const pair = tokens.get()
    const groupToken = pair && user ? validGroupToken(user, clock.now()) : null
    credentials.set({ token: pair?.token ?? null, groupToken })
    const next: SessionState = pair ? { kind: 'customer', user } : { kind: 'guest', isSessionLost }
    // Screens treat a new object as a change of the session, so an equal state is not set again.
    if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next)
    if (!user) cancelReload()
  }

  function scheduleReload(ms = profileReloadMs): void {
    cancelReload()
    cancelReload = clock.later(ms, () => void reloadProfile())
  }

  /**
   * Where customer groups see different prices, removes the stored products, which contain the previous visitor's
   * prices.
   */
  const clearPrices = async () => {
    const { needGroupToken, tierPrices } = engine.view.prices
    if (needGroupToken || tierPrices) await storage?.collection('products').clear()
  }

  /** For the same customer only the profile changes; listeners are not called. */
  async function enter(user: User, cause: LoginEvent['cause']): Promise<void> {
    if (heldCustomer !== null && heldCustomer !== user.id) await forgetPrevious(user.id)
    const isNew = currentUser()?.id !== user.id
    if (isNew) await clearPrices()
    heldCustomer = user.id
    show(user)
    if (isNew) scheduleReload()
    if (isNew || cause === 'login') await logins.notify({ user, cause })
  }

  /** true: a customer was signed in until now. */
  async function leave(event: Omit<LogoutEvent, 'successor'>, isLost = event.cause === 'lost'): Promise<boolean> {
    const before = state.get()
    heldCustomer = null
    // A page that reads the session again after it was lost still shows it as lost.
    const wasLost = before.kind === 'guest' && before.isSessionLost && event.cause !== 'logout'
    show(null, wasLost || (before.kind === 'customer' && isLost) || undefined)
    if (before.kind === 'starting') await guests.notify()
    if (before.kind !== 'customer') return false
    await Promise.all([storeUser(null), tasks.queue.clear(), clearPrices()])
    await logouts.notify({ ...event, successor: null })
    return true
  }

  /**
   * This page missed a logout: another customer has signed in since. The stored session and the queued tasks are not the previous
   * customer's any more, so they stay.
   */
  async function forgetPrevious(successor: number | null): Promise<void> {
    heldCustomer = null
    showNobody()
    await clearPrices()
    await logouts.notify({ silent: true, cause: 'other-tab', successor })
  }

  async function reloadProfile(cause: LoginEvent['cause'] = 'restored'): Promise<User | null> {
    const outcome = await tasks.run('userProfile', {}, { silent: true })
    if (!tokens.get()) return null
    scheduleReload(outcome.ok ? profileReloadMs : profileRetryMs)
    if (!outcome.ok) return null
    const user = toUser(await applyUnsent(outcome.result))
    await storeUser(user)
    await enter(user, cause)
    return user
  }

  /** Reads the stored session, whichever tab wrote it. isLost: another tab has noticed that the server ended the session. */
  async function restore(cause: 'restored' | 'other-tab', isLost = false): Promise<void> {
    const [pair, stored] = await Promise.all([
      tokens.reread(),
      collection?.get(userKey, { fresh: true, waitForSlowDisk: true }) ?? null,
    ])
    if (!pair) return void (await leave({ silent: true, cause: 'other-tab' }, isLost))
    tasks.unlock()
    const user = storedUser(stored)
    // A logout removes the stored customer. The next customer is stored once the profile has been loaded.
    if (!user && heldCustomer !== null) await forgetPrevious(null)
    if (user) await enter(user, cause)
    else show(null)
    if (!user || cause === 'restored' || isGroupTokenExpired(user, clock.now())) void reloadProfile(cause)
  }

  function reread(): Promise<void> {
    rereading ??= restore('other-tab').finally(() => {
      rereading = null
    })
    return rereading
  }

  const stopTokens = tokens.subscribe(() =>
    credentials.set({ ...credentials.get(), token: tokens.get()?.token ?? null }),
  )
  const stopListening = tabs.listen((message) => void restore('other-tab', message === sessionLost))
  const notifyTabs = () => tabs.broadcast(sessionChanged)

  const steps = { tasks, tokens, notifications, reloadProfile, notifyTabs, undo: () => lost('expired') }

  async function lost(why: SessionLossReason): Promise<void> {
    // Another tab has ended the session. Perhaps another customer has signed in since.
    if (why === 'gone') return restore('other-tab')
    if (why === 'expired') await tokens.withLock(() => tokens.write(null))
    const wasCustomer = await leave({ silent: true, cause: 'lost' })
    if (!wasCustomer) return
    tabs.broadcast(sessionLost)
    await signInRequests.notify()
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start: () => restore('restored'),
    reread,
    login: (loginInput) => withSignIn(({ signIn }) => signIn(steps, loginInput)),
    socialLogin: (callback) => withSignIn(({ socialSignIn }) => socialSignIn(steps, callback)),
    register: (customer) => withSignIn(({ register }) => register(steps, customer)),
    async logout({ silent = false } = {}) {
      const pair = await tokens.withLock(async () => {
        const last = await tokens.reread()
        await tokens.write(null)
        return last
      })
      tasks.unlock()
      await leave({ silent, cause: 'logout' })
      notifyTabs()
      if (!silent) notifications.push({ type: 'success', message: { key: 'logged_out' } })
      // The server ends the session too; offline, the session expires there.
      if (pair) void caller.call('userLogout', { token: pair.token, body: { refreshToken: pair.refreshToken } })
    },
    reloadProfile: () => reloadProfile(),
    async showProfile(profile) {
      const before = currentUser()
      if (before?.id !== profile.id) return
      const { groupToken } = before.profile
      const user = toUser(await applyUnsent({ groupToken, ...profile }))
      await storeUser(user)
      show(user)
      notifyTabs()
    },
    onLogin: logins.add,
    onLogout: logouts.add,
    onGuest: guests.add,
    onSignInNeeded: signInRequests.add,
    lost,
    stop() {
      stopTokens()
      stopListening()
      cancelReload()
    },
  }
}

/**
 * The sign-in code is loaded on first use, because only visitors who log in need it. If it cannot be loaded, the result
 * is that of a server that cannot be reached.
 */
async function withSignIn(run: (code: typeof import('./sign-in.ts')) => Promise<SignInResult>): Promise<SignInResult> {
  const code = await import('./sign-in.ts').catch(() => null)
  return code ? run(code) : { ok: false, message: 'authorization_unexpected' }
}
