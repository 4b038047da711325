import { createStorage } from '../storage/create-storage.ts'
import { type FakeDriver, fakeDriver } from './fake-driver.ts'
import { manualClock } from './manual-clock.ts'

/** What one visit of a browser keeps on a disk that can be given trouble. */
export function visit(driver: FakeDriver = fakeDriver()) {
  const clock = manualClock()
  const said: string[] = []
  const log = { warn: (message: string) => said.push(message), error: (message: string) => said.push(message) }
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
  return { driver, clock, said, opened, storage, products: storage.collection<unknown>('products') }
}

/** The same browser, visited again. */
export const visitAgain = ({ driver }: ReturnType<typeof visit>) => visit(driver)
