import type { Change, Driver } from '../storage/driver.ts'

/** What a browser's database does on a bad day. */
export type Trouble = 'fails' | 'hangs' | 'full' | null

export type FakeDriver = Driver & {
  disk: Map<string, Map<string, unknown>>
  trouble: { read: Trouble; write: Trouble; reopen: Trouble }
  /** Full from so many entries on, over all collections. */
  capacity: number
  calls: string[]
  /** Lets what hangs go on. */
  release(): void
}

const quotaError = () => Object.assign(new Error('no space left'), { name: 'QuotaExceededError' })

export function fakeDriver(): FakeDriver {
  const disk = new Map<string, Map<string, unknown>>()
  let held: (() => void)[] = []
  const shelf = (collection: string) => {
    const own = disk.get(collection) ?? new Map<string, unknown>()
    disk.set(collection, own)
    return own
  }
  const count = () => [...disk.values()].reduce((sum, { size }) => sum + size, 0)

  async function happen<T>(trouble: Trouble, act: () => T): Promise<T> {
    if (trouble === 'fails') throw Object.assign(new Error('the database is gone'), { name: 'UnknownError' })
    if (trouble === 'full') throw quotaError()
    if (trouble === 'hangs') await new Promise<void>((resolve) => held.push(resolve))
    return act()
  }

  const driver: FakeDriver = {
    disk,
    trouble: { read: null, write: null, reopen: null },
    capacity: Number.POSITIVE_INFINITY,
    calls: [],
    release() {
      const waiting = held
      held = []
      for (const resolve of waiting) resolve()
    },
    get(collection, key) {
      driver.calls.push(`get ${collection} ${key}`)
      return happen(driver.trouble.read, () => structuredClone(shelf(collection).get(key)))
    },
    entries(collection) {
      driver.calls.push(`entries ${collection}`)
      return happen(driver.trouble.read, () => structuredClone([...shelf(collection)]))
    },
    write(collection, changes) {
      driver.calls.push(`write ${collection} ${changes.map(({ key }) => key)}`)
      return happen(driver.trouble.write, () => apply(collection, changes))
    },
    clear(collection) {
      driver.calls.push(`clear ${collection}`)
      return happen(driver.trouble.write === 'full' ? null : driver.trouble.write, () => shelf(collection).clear())
    },
    reopen() {
      driver.calls.push('reopen')
      return happen(driver.trouble.reopen, () => undefined)
    },
  }

  function apply(collection: string, changes: readonly Change[]): void {
    const own = shelf(collection)
    const added = changes.filter((change) => !('removed' in change) && !own.has(change.key)).length
    if (count() + added > driver.capacity) throw quotaError()
    for (const change of changes) {
      if ('removed' in change) own.delete(change.key)
      else own.set(change.key, structuredClone(change.value))
    }
  }
  return driver
}
