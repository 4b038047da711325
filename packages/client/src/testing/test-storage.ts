import { createStorage } from '../storage/create-storage.ts'
import { type FakeDriver, fakeDriver } from './fake-driver.ts'
import { manualClock } from './manual-clock.ts'

/** Storage of one visit, on a disk whose failures can be simulated. */
export function visit(driver: FakeDriver = fakeDriver()) {
  const clock = manualClock()
  const logged: string[] = []
  const log = { warn: (message: string) => logged.push(message), error: (message: string) => logged.push(message) }
  const opened: string[] = []
  const storage = createStorage({
    storeCode: 'de',
    website: 'mantel',
    clock,
    log,
    openDriver: (name) => {
      opened.push(name)
      return driver
    },
  })
  return { driver, clock, logged, opened, storage, products: storage.collection<unknown>('products') }
}

/** A second visit in the same browser. */
export const visitAgain = ({ driver }: ReturnType<typeof visit>) => visit(driver)
