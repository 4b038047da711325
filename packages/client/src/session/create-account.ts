import { answerChallenges, type SolveBotChallenge } from '../answer-challenges.ts'
import { targetsCustomerCart } from '../cart/targets-customer-cart.ts'
import type { OrderHistory } from '../customer/customer-orders.ts'
import { createOrderHistory } from '../customer/order-history.ts'
import { subscribeSaveResults } from '../customer/subscribe-save-results.ts'
import type { Engine } from '../engine.ts'
import { notifySubscription } from '../newsletter/index.ts'
import { browserTabs, type Tabs } from '../tabs.ts'
import { createTasks } from '../task/create-tasks.ts'
import type { Tasks } from '../task/tasks.ts'
import { createSession, type InternalSession } from './create-session.ts'
import { forgetCustomerData } from './forget-customer-data.ts'
import { createTokens, sessionChannelName } from './tokens.ts'
import { storedUser, userKey } from './user.ts'
import type { SessionState, UserSession } from './user-session.ts'

export type Account = { session: UserSession; tasks: Tasks; history: OrderHistory; stop(): void }

export type AccountOptions = {
  engine: Engine
  /** All pages of one website. */
  tabs?: Tabs
  newId?: () => string
  /** Without it, calls that need a solved bot challenge stay refused. */
  solveBotChallenge?: SolveBotChallenge
  onWaitingTasks?: (isWaiting: boolean) => void
}

/** Creates the task layer and the session, which depend on each other. Once per page. */
export function createAccount(options: AccountOptions): Account {
  const { engine, tabs, newId = randomId, solveBotChallenge, onWaitingTasks } = options
  const { view, online, storage } = engine
  const caller = solveBotChallenge ? answerChallenges(engine.caller, solveBotChallenge) : engine.caller
  const shared = tabs ?? browserTabs(sessionChannelName(view.website))
  const collection = storage?.collection<unknown>('user') ?? null
  const tokens = createTokens(collection, shared)
  const references: { session?: InternalSession } = {}
  const tasks = createTasks({
    engine,
    caller,
    tokens,
    tabs: shared,
    owner: () => ownerOf(references.session?.get()),
    async isStoredCustomer() {
      const customer = ownerOf(references.session?.get())
      if (typeof customer !== 'number' || !collection) return true
      return storedUser(await collection.get(userKey, { fresh: true }))?.id === customer
    },
    newId,
    onWaitingTasks,
    needsToken: targetsCustomerCart,
    onLost: async (why) => references.session?.lost(why),
  })
  const session = createSession({
    engine,
    caller,
    tokens,
    tabs: shared,
    tasks,
    async applyUnsent(profile) {
      const waiting = await tasks.queue.waiting()
      if (waiting.length === 0) return profile
      // Few customers have unsent changes, and every page with a cart loads this module. Screens that save have loaded the other.
      return (await import('../customer/save-tasks.ts')).applyUnsentChanges(profile, waiting)
    },
  })
  references.session = session
  const sendWaiting = () => online.get() && void tasks.queue.process()
  const history = createOrderHistory({ session, tasks, collection })
  const stopWatching = [
    online.subscribe(sendWaiting),
    session.subscribe(sendWaiting),
    subscribeSaveResults(tasks.queue, session, engine.notifications),
    notifySubscription(tasks.queue, engine.notifications),
    session.onLogout((event) => storage && forgetCustomerData(storage, event)),
    history.stop,
  ]
  return {
    session,
    tasks,
    history,
    stop() {
      for (const stop of stopWatching) stop()
      session.stop()
    },
  }
}

function ownerOf(state: SessionState | undefined): number | null | undefined {
  if (state?.kind === 'customer') return state.user?.id
  return state?.kind === 'guest' ? null : undefined
}

const randomId = (): string => `${Date.now()}-${crypto.randomUUID()}`
