import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { CollectionRule } from './collections.ts'
import { createStorage } from './create-storage.ts'
import type { Driver } from './driver.ts'
import { openIndexedDb } from './open-indexed-db.ts'

const kept: CollectionRule = { disposable: false }
const open = (name: string, collections: Record<string, CollectionRule> = { carts: kept }) =>
  openIndexedDb(name, collections) as Driver

afterEach(() => vi.unstubAllGlobals())

test('values come back as they were, for as long as they are not removed', async () => {
  const driver = open('values')
  await driver.write('carts', [
    { key: 'b', value: { qty: 2 } },
    { key: 'a', value: [1] },
  ])
  expect(await driver.get('carts', 'b')).toEqual({ qty: 2 })
  expect(await open('values').entries('carts')).toEqual([
    ['a', [1]],
    ['b', { qty: 2 }],
  ])
  await driver.write('carts', [
    { key: 'b', removed: true },
    { key: 'c', value: 3 },
  ])
  expect(await driver.entries('carts')).toEqual([
    ['a', [1]],
    ['c', 3],
  ])
  await driver.clear('carts')
  expect(await driver.get('carts', 'a')).toBeUndefined()
})

test('a write is done as a whole or not at all', async () => {
  const driver = open('whole')
  const changes = [
    { key: 'a', value: 1 },
    { key: 'b', value: () => 'cannot be stored' },
  ]
  await expect(driver.write('carts', changes)).rejects.toMatchObject({ name: 'DataCloneError' })
  expect(await driver.entries('carts')).toEqual([])
})

test('a newer build adds a collection while a page of the older one is open, and both go on', async () => {
  const older = open('builds')
  await older.write('carts', [{ key: 'a', value: 1 }])
  const newer = open('builds', { carts: kept, wishlist: kept })
  await newer.write('wishlist', [{ key: 'w', value: 2 }])
  expect(await newer.get('carts', 'a')).toBe(1)
  await older.write('carts', [{ key: 'b', value: 2 }])
  expect(await newer.get('carts', 'b')).toBe(2)
  expect(await open('builds').get('carts', 'a')).toBe(1)
})

test('opened anew, the contents are still there', async () => {
  const driver = open('anew')
  await driver.write('carts', [{ key: 'a', value: 1 }])
  await driver.reopen()
  expect(await driver.get('carts', 'a')).toBe(1)
})

test('browsers without a database, or who forbid it, have no driver', () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(openIndexedDb('x', {})).toBeNull()
  vi.stubGlobal('indexedDB', null)
  expect(openIndexedDb('x', {})).toBeNull()
})

test('a look at the database that is punished counts as none', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(openIndexedDb('x', {})).toBeNull()
  if (before) Object.defineProperty(globalThis, 'indexedDB', before)
})

test('a private window that refuses to open a database: memory does', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('A mutation operation was attempted', 'InvalidStateError')
    },
  })
  const said: string[] = []
  const log = { warn: (line: string) => said.push(line), error: (line: string) => said.push(line) }
  const carts = createStorage({ storeCode: 'private', website: 'w', log }).collection<number>('carts')
  expect(await carts.set('a', 1)).toBe('memory')
  expect(await carts.get('a')).toBe(1)
  expect(await carts.get('b')).toBeNull()
  expect(said).toHaveLength(1)
})

test('the whole storage over a real database: written by one visit, read by the next', async () => {
  const visit = () => createStorage({ storeCode: 'de', website: 'mantel' })
  expect(await visit().collection('user').set('current-user', { id: 5 })).toBe('disk')
  expect(await visit().collection('user').get('current-user')).toEqual({ id: 5 })
  expect(await createStorage({ storeCode: 'it', website: 'mantel' }).collection('user').get('current-user')).toEqual({
    id: 5,
  })
})
