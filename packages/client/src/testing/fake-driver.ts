import type { Driver, StorageChange } from '../storage/driver.ts'

/** Ways in which a browser's database misbehaves. */
export type SimulatedFailure = 'fails' | 'hangs' | 'full' | null

export type FakeDriver = Driver & {
  disk: Map<string, Map<string, unknown>>
  failure: { read: SimulatedFailure; write: SimulatedFailure; reopen: SimulatedFailure }
  /** Maximum number of entries over all collections. */
  capacity: number
  calls: string[]
  /** Completes operations that hang. */
  release(): void
}

const quotaError = () => Object.assign(new Error('no space left'), { name: 'QuotaExceededError' })

export function fakeDriver(): FakeDriver {
  const disk = new Map<string, Map<string, unknown>>()
  let held: (() => void)[] = []
  const entriesOf = (collection: string) => {
    const own = disk.get(collection) ?? new Map<string, unknown>()
    disk.set(collection, own)
    return own
  }
  const count = () => [...disk.values()].reduce((sum, { size }) => sum + size, 0)

  async function simulate<T>(failure: SimulatedFailure, act: () => T): Promise<T> {
    if (failure === 'fails') throw Object.assign(new Error('the database is gone'), { name: 'UnknownError' })
    if (failure === 'full') throw quotaError()
    if (failure === 'hangs') await new Promise<void>((resolve) => held.push(resolve))
    return act()
  }

  const driver: FakeDriver = {
    disk,
    failure: { read: null, write: null, reopen: null },
    capacity: Number.POSITIVE_INFINITY,
    calls: [],
    release() {
      const waiting = held
      held = []
      for (const resolve of waiting) resolve()
    },
    get(collection, key) {
      driver.calls.push(`get ${collection} ${key}`)
      return simulate(driver.failure.read, () => structuredClone(entriesOf(collection).get(key)))
    },
    entries(collection) {
      driver.calls.push(`entries ${collection}`)
      return simulate(driver.failure.read, () => structuredClone([...entriesOf(collection)]))
    },
    write(collection, changes) {
      driver.calls.push(`write ${collection} ${changes.map(({ key }) => key)}`)
      return simulate(driver.failure.write, () => apply(collection, changes))
    },
    clear(collection) {
      driver.calls.push(`clear ${collection}`)
      return simulate(driver.failure.write === 'full' ? null : driver.failure.write, () =>
        entriesOf(collection).clear(),
      )
    },
    reopen() {
      driver.calls.push('reopen')
      return simulate(driver.failure.reopen, () => undefined)
    },
  }

  function apply(collection: string, changes: readonly StorageChange[]): void {
    const own = entriesOf(collection)
    const added = changes.filter((change) => !('removed' in change) && !own.has(change.key)).length
    if (count() + added > driver.capacity) throw quotaError()
    for (const change of changes) {
      if ('removed' in change) own.delete(change.key)
      else own.set(change.key, structuredClone(change.value))
    }
  }
  return driver
}
