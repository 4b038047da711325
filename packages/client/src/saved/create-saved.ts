import type { ResultOf, SentBody } from '@mantel/contract'
import { type SavedChange, type SavedList, savedLimits } from '@mantel/domain/saved'
import type { Engine } from '../engine.ts'
import { createObservable, type Observed } from '../observed.ts'
import { createRetry } from '../retry.ts'
import type { Account } from '../session/create-account.ts'
import type { LogoutEvent } from '../session/user-session.ts'
import { browserTabs, type Tabs } from '../tabs.ts'
import { memoryCollection } from '../task/memory-collection.ts'
import type { QueuedTask } from '../task/tasks.ts'
import {
  changeRecord,
  emptyRecord,
  giveToCustomer,
  receiveList,
  type SavedRecord,
  shownSkus,
  withoutChanges,
} from './saved-record.ts'

export type SavedProductListState = {
  /** Newest first. */
  skus: readonly string[]
  /** The key of the list's public address; null: the list is not shared, or is a guest's. */
  shareKey: string | null
}

/** A shopper's wishlist or comparison on this page. */
export type SavedProductList = Observed<SavedProductListState> & {
  /** Shows a confirmation, or says that the list is full. */
  add(product: { sku: string; name: string }): Promise<void>
  remove(product: { sku: string; name: string }): Promise<void>
  /** Sends unconfirmed changes and reads the changes of other devices. */
  synchronise(): Promise<void>
  /** Gives a customer's wishlist a public address, or removes it. false: it failed, and a notification says so. */
  share(isShared: boolean): Promise<boolean>
  stop(): void
}

const messages = {
  wishlist: { add: 'wishlist_added', remove: 'wishlist_removed', full: 'wishlist_full' },
  compare: { add: 'compare_added', remove: 'compare_removed', full: 'compare_full' },
} as const

/** Largest number of changes in one call. */
const maxSent = 200

/**
 * Opens the list. A guest's stays in the browser. A customer's changes are shown at once and sent through the task queue; at login
 * the guest's products are added to the customer's list, at logout the list is cleared in every tab.
 */
export async function openSavedProductList(
  engine: Engine,
  { session, tasks }: Pick<Account, 'session' | 'tasks'>,
  list: SavedList,
  {
    tabs = browserTabs(`saved-${list}-${engine.view.code}`),
    newId = randomId,
  }: { tabs?: Tabs; newId?: () => string } = {},
): Promise<SavedProductList> {
  const { notifications, storage, clock, online } = engine
  const collection = storage?.collection<SavedRecord>('saved') ?? memoryCollection<SavedRecord>()
  const event = `saved-${list}`
  let record = emptyRecord
  const state = createObservable<SavedProductListState>({ skus: [], shareKey: null })
  const retry = createRetry(clock, () => void synchronise())

  function show(): void {
    const skus = shownSkus(list, record).toReversed()
    const { shareKey } = record
    const before = state.get()
    if (skus.join('\n') !== before.skus.join('\n') || shareKey !== before.shareKey) state.set({ skus, shareKey })
  }

  /** The lock keeps other pages from writing at the same time, so none of their changes is lost. */
  function transact(change: (record: SavedRecord) => SavedRecord): Promise<void> {
    return tabs.withLock('record', async () => {
      const stored = (await collection.get(list, { fresh: true, waitForSlowDisk: true })) ?? emptyRecord
      record = change(stored)
      if (record !== stored) {
        await collection.set(list, record)
        tabs.broadcast(event)
      }
      show()
    })
  }
  const reread = () => transact((stored) => stored)

  async function send(): Promise<void> {
    const { owner, unsent } = record
    if (owner === null || unsent.length === 0) return
    const changes = unsent.slice(0, maxSent)
    // Offline the task is sent later. A waiting task of earlier changes is replaced: these changes include them.
    await tasks.queue.add(
      'savedChange',
      { params: { list }, body: { changes } },
      { id: event, silent: true, callbackEvent: event },
    )
  }

  async function handleSent({ owner, payload, resultCode, result, transmited }: QueuedTask): Promise<void> {
    if (!transmited) return retry.schedule()
    retry.reset()
    const { changes } = JSON.parse(payload.body ?? '{}') as SentBody<'savedChange'>
    await transact((stored) => {
      if (stored.owner !== owner) return stored
      if (resultCode === 200) return receiveList(stored, result as ResultOf<'savedChange'>, changes)
      return { ...stored, unsent: withoutChanges(stored.unsent, changes) }
    })
    if (record.unsent.length > 0) await send()
  }

  async function pull(): Promise<void> {
    const { owner } = record
    if (owner === null || !online.mayTry()) return
    const outcome = await tasks.run('savedProducts', { params: { list } }, { silent: true })
    if (outcome.ok) await transact((stored) => (stored.owner === owner ? receiveList(stored, outcome.result) : stored))
  }

  async function synchronise(): Promise<void> {
    await reread()
    await send()
    await pull()
  }

  async function followSession(): Promise<void> {
    const now = session.get()
    if (now.kind === 'customer' && now.user) {
      const { id } = now.user
      await transact((stored) => giveToCustomer(stored, id, newId))
    } else if (now.kind === 'guest') await forgetCustomer({ successor: null })
  }
  /**
   * Clears the list of a customer who has signed out. A guest's list stays, and so does that of a customer who has
   * signed in since.
   */
  const forgetCustomer = ({ successor }: Pick<LogoutEvent, 'successor'>) =>
    transact((stored) => (stored.owner === null || stored.owner === successor ? stored : emptyRecord))

  async function change(type: SavedChange['type'], { sku, name }: { sku: string; name: string }): Promise<void> {
    let isFull = false
    await transact((stored) => {
      const shown = shownSkus(list, stored)
      if (shown.includes(sku) === (type === 'add')) return stored
      isFull = type === 'add' && shown.length >= savedLimits[list]
      return isFull ? stored : changeRecord(list, stored, { id: newId(), type, sku })
    })
    if (isFull) {
      const params = { limit: savedLimits[list] }
      notifications.push({ type: 'warning', message: { key: messages[list].full, params } })
      return
    }
    notifications.push({
      type: 'success',
      message: { key: messages[list][type], params: { name } },
    })
    await send()
  }

  const stops = [
    tabs.listen(() => void reread()),
    tasks.queue.onDone(event, (task) => void handleSent(task)),
    online.subscribe(() => online.get() && void synchronise()),
    session.onLogin(async () => {
      await followSession()
      void synchronise()
    }),
    session.onLogout(forgetCustomer),
    retry.cancel,
  ]
  await followSession()
  await reread()
  void synchronise()
  return {
    get: state.get,
    subscribe: state.subscribe,
    add: (product) => change('add', product),
    remove: (product) => change('remove', product),
    synchronise,
    async share(isShared) {
      const outcome = await tasks.run('wishlistShare', { body: { isShared } })
      const { owner } = record
      if (outcome.ok)
        await transact((stored) => (stored.owner === owner ? receiveList(stored, outcome.result) : stored))
      return outcome.ok
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

const randomId = (): string => crypto.randomUUID()
