import { isAboutCustomersCart } from '../cart/customers-cart.ts'
import { browserTabs, type Tabs } from '../cart/tabs.ts'
import type { Engine } from '../engine.ts'
import { createTasks } from '../task/create-tasks.ts'
import type { Tasks } from '../task/tasks.ts'
import { createSession, type OwnSession } from './create-session.ts'
import { createTokens, sessionTabs } from './tokens.ts'
import type { SessionState, UserSession } from './user-session.ts'

export type Account = { session: UserSession; tasks: Tasks; stop(): void }

export type AccountOptions = {
  engine: Engine
  /** All that is open of one website. */
  tabs?: Tabs
  newId?: () => string
}

/** The task layer and the session, which need each other. Once a page. */
export function createAccount({ engine, tabs, newId = randomId }: AccountOptions): Account {
  const { view, caller, online, storage } = engine
  const shared = tabs ?? browserTabs(sessionTabs(view.website))
  const tokens = createTokens(storage?.collection<unknown>('user') ?? null, shared)
  const held: { session?: OwnSession } = {}
  const tasks = createTasks({
    engine,
    caller,
    tokens,
    tabs: shared,
    owner: () => ownerOf(held.session?.get()),
    newId,
    needsToken: isAboutCustomersCart,
    onLost: async (why) => held.session?.lost(why),
  })
  const session = createSession({ engine, caller, tokens, tabs: shared, tasks })
  held.session = session
  const sendWaiting = () => online.get() && void tasks.queue.process()
  const stopWatching = [online.subscribe(sendWaiting), session.subscribe(sendWaiting)]
  return {
    session,
    tasks,
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
