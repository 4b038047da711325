import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import type { CollectionRule } from './collections.ts'
import { createStorage } from './create-storage.ts'
import type { Driver } from './driver.ts'
import { openIndexedDb } from './open-indexed-db.ts'

const rule: CollectionRule = { disposable: false }
const open = (name: string, collections: Record<string, CollectionRule> = { carts: rule }) =>
  openIndexedDb(name, collections) as Driver

afterEach(() => vi.unstubAllGlobals())

it('returns values as written until they are removed', async () => {
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

it('writes all changes or none', async () => {
  const driver = open('whole')
  const changes = [
    { key: 'a', value: 1 },
    { key: 'b', value: () => 'cannot be stored' },
  ]
  await expect(driver.write('carts', changes)).rejects.toMatchObject({ name: 'DataCloneError' })
  expect(await driver.entries('carts')).toEqual([])
})

it('lets a newer build add a collection while an older page stays usable', async () => {
  const older = open('builds')
  await older.write('carts', [{ key: 'a', value: 1 }])
  const newer = open('builds', { carts: rule, wishlist: rule })
  await newer.write('wishlist', [{ key: 'w', value: 2 }])
  expect(await newer.get('carts', 'a')).toBe(1)
  await older.write('carts', [{ key: 'b', value: 2 }])
  expect(await newer.get('carts', 'b')).toBe(2)
  expect(await open('builds').get('carts', 'a')).toBe(1)
})

it('keeps the contents after reopening', async () => {
  const driver = open('reopened')
  await driver.write('carts', [{ key: 'a', value: 1 }])
  await driver.reopen()
  expect(await driver.get('carts', 'a')).toBe(1)
})

it('returns null without a database', () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(openIndexedDb('x', {})).toBeNull()
  vi.stubGlobal('indexedDB', null)
  expect(openIndexedDb('x', {})).toBeNull()
})

it('returns null when access to the database throws', () => {
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

it('falls back to memory when the database cannot be opened', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('A mutation operation was attempted', 'InvalidStateError')
    },
  })
  const logged: string[] = []
  const log = { warn: (line: string) => logged.push(line), error: (line: string) => logged.push(line) }
  const carts = createStorage({ storeCode: 'private', website: 'w', log }).collection<number>('carts')
  expect(await carts.set('a', 1)).toBe('memory')
  expect(await carts.get('a')).toBe(1)
  expect(await carts.get('b')).toBeNull()
  expect(logged).toHaveLength(1)
})

it('reads the values that an earlier visit has stored', async () => {
  const visit = () => createStorage({ storeCode: 'de', website: 'mantel' })
  expect(await visit().collection('user').set('current-user', { id: 5 })).toBe('disk')
  expect(await visit().collection('user').get('current-user')).toEqual({ id: 5 })
  expect(await createStorage({ storeCode: 'it', website: 'mantel' }).collection('user').get('current-user')).toEqual({
    id: 5,
  })
})
