import { expect, it } from 'vitest'
import { emptySelection, lineKey } from '../selection.ts'
import type { AgreedLine } from './cart-lines.ts'
import type { LineMutation } from './mutation.ts'
import { type ClientLine, planSync } from './plan-sync.ts'
import { defaultSyncPolicy, type SyncPolicy } from './policy.ts'

const there = (key: string, qty: number, itemId = 7): AgreedLine => ({ key, itemId, qty })
/** A line with a previously agreed state. */
const known = (key: string, qty: number, agreed = qty, changes: LineMutation[] = []): ClientLine => ({
  key,
  qty,
  itemId: 7,
  agreed,
  changes,
})
/** A line without a known server state. */
const unknown = (key: string, qty: number): ClientLine => ({ key, qty, itemId: null, agreed: null, changes: [] })
const steps = (client: ClientLine[], server: AgreedLine[], policy: Partial<SyncPolicy> = {}) =>
  planSync(client, server, { ...defaultSyncPolicy, ...policy }).steps

it('accepts a line that is equal on both sides and stores its server id', () => {
  expect(steps([known('a', 2)], [there('a', 2, 9)])).toEqual([{ do: 'agree', key: 'a', itemId: 9 }])
  expect(steps([unknown('a', 2)], [there('a', 2)])).toEqual([{ do: 'agree', key: 'a', itemId: 7 }])
})

it('adopts quantities, removals and new lines from another device', () => {
  expect(steps([known('a', 2)], [there('a', 5)])).toEqual([{ do: 'adopt', key: 'a', itemId: 7, qty: 5 }])
  expect(steps([known('a', 2)], [])).toEqual([{ do: 'drop', key: 'a' }])
  expect(steps([], [there('b', 1)])).toEqual([{ do: 'take', key: 'b', itemId: 7, qty: 1 }])
})

it('treats the same server id with another SKU as another line', () => {
  const key = (sku: string, text = '') =>
    lineKey(sku, { ...emptySelection, custom: text ? [{ id: '1', value: text }] : [] })
  expect(steps([known(key('CLOCK'), 2)], [there(key('BOOK'), 2)])).toEqual([
    { do: 'drop', key: key('CLOCK') },
    { do: 'take', key: key('BOOK'), itemId: 7, qty: 2 },
  ])
  expect(steps([known(key('CLOCK', 'A'), 2)], [there(key('CLOCK', 'a'), 2)]), 'options spelled otherwise').toEqual([
    { do: 'agree', key: key('CLOCK', 'A'), itemId: 7 },
  ])
})

it('sends local mutations on top of the server state', () => {
  const add: LineMutation = { id: 'm', kind: 'add', key: 'a', qty: 1 }
  expect(steps([known('a', 3, 2, [add])], [there('a', 5)])).toEqual([
    { do: 'adopt', key: 'a', itemId: 7, qty: 5 },
    { do: 'add', key: 'a', qty: 1, id: 'm' },
  ])
  const set: LineMutation = { id: 'm', kind: 'set', key: 'a', qty: 4 }
  expect(steps([known('a', 4, 2, [set])], [there('a', 5)]).at(-1)).toEqual({
    do: 'set',
    key: 'a',
    itemId: 7,
    qty: 4,
    id: 'm',
  })
  expect(steps([known('a', 4, 2, [set])], []), 'removed elsewhere, wanted here').toEqual([
    { do: 'drop', key: 'a' },
    { do: 'add', key: 'a', qty: 4, id: 'm' },
  ])
  const remove: LineMutation = { id: 'm', kind: 'remove', key: 'a', itemId: 7 }
  expect(steps([known('a', 0, 2, [remove])], [there('a', 2)]).at(-1)).toEqual({
    do: 'delete',
    key: 'a',
    itemId: 7,
    id: 'm',
  })
})

it('sends nothing that the server has already applied', () => {
  const remove: LineMutation = { id: 'm', kind: 'remove', key: 'a', itemId: 7 }
  expect(steps([known('a', 0, 2, [remove])], []).at(-1)).toEqual({ do: 'settle', id: 'm' })
  expect(steps([known('a', 0, 2, [remove])], [there('a', 2, 8)]).at(-1), 'put there anew').toEqual({
    do: 'settle',
    id: 'm',
  })
  const set: LineMutation = { id: 'm', kind: 'set', key: 'a', qty: 4 }
  expect(steps([known('a', 4, 2, [set])], [there('a', 4)]).at(-1)).toEqual({ do: 'settle', id: 'm' })
})

it('decides by quantity when the server does not track mutation ids', () => {
  const sent: LineMutation = { id: 'm', kind: 'add', key: 'a', qty: 1, sent: true, quantityBefore: 2 }
  const client = [known('a', 3, 2, [sent])]
  expect(steps(client, [there('a', 3)], { serverKnowsMutations: false }).at(-1)).toEqual({ do: 'settle', id: 'm' })
  expect(steps(client, [there('a', 2)], { serverKnowsMutations: false }).at(-1)).toMatchObject({ do: 'add', qty: 1 })
  expect(steps(client, [there('a', 3)]).at(-1), 'the id says it').toMatchObject({ do: 'add', qty: 1, id: 'm' })
})

it('follows the settings for lines without a known server state', () => {
  expect(steps([unknown('a', 2)], [])).toEqual([{ do: 'add', key: 'a', qty: 2, id: null }])
  expect(steps([unknown('a', 2)], [], { canRemoveLocalLines: true })).toEqual([{ do: 'drop', key: 'a' }])
  expect(steps([unknown('a', 2)], [there('a', 5)])).toEqual([{ do: 'set', key: 'a', itemId: 7, qty: 2, id: null }])
  expect(steps([unknown('a', 2)], [there('a', 5)], { canModifyLocalLines: true })).toEqual([
    { do: 'adopt', key: 'a', itemId: 7, qty: 5 },
  ])
})

it('makes the server match the client when client state is forced', () => {
  const force = { force: 'client', canRemoveLocalLines: true, canModifyLocalLines: true } as const
  expect(steps([known('a', 2)], [there('a', 5)], force)).toEqual([{ do: 'set', key: 'a', itemId: 7, qty: 2, id: null }])
  expect(steps([known('a', 2)], [], force)).toEqual([{ do: 'add', key: 'a', qty: 2, id: null }])
  expect(steps([], [there('b', 1)], force)).toEqual([{ do: 'delete', key: 'b', itemId: 7, id: null }])
})

it('makes the client match the server and drops unsent changes when server state is forced', () => {
  const add: LineMutation = { id: 'm', kind: 'add', key: 'a', qty: 1 }
  expect(steps([known('a', 3, 2, [add])], [there('a', 2)], { force: 'server' })).toEqual([
    { do: 'settle', id: 'm' },
    { do: 'adopt', key: 'a', itemId: 7, qty: 2 },
  ])
  expect(steps([unknown('a', 2)], [], { force: 'server' })).toEqual([{ do: 'drop', key: 'a' }])
})

it('adds up quantities within stock when merging', () => {
  const merge = { mergeQuantities: true }
  expect(steps([unknown('a', 2)], [there('a', 2)], merge)).toEqual([
    { do: 'set', key: 'a', itemId: 7, qty: 4, id: null },
  ])
  expect(steps([unknown('a', 2)], [there('a', 2)], { ...merge, maxQuantityOf: () => 3 })).toEqual([
    { do: 'cap', key: 'a', max: 3 },
    { do: 'set', key: 'a', itemId: 7, qty: 3, id: null },
  ])
  const brought: LineMutation = { id: 'm', kind: 'add', key: 'a', qty: 5, merge: true }
  const line: ClientLine = { ...unknown('a', 5), changes: [brought] }
  const capped = (qty: number) => steps([line], qty > 0 ? [there('a', qty)] : [], { maxQuantityOf: () => 6 }).slice(-2)
  expect(capped(4)).toEqual([
    { do: 'cap', key: 'a', max: 6 },
    { do: 'add', key: 'a', qty: 2, id: 'm' },
  ])
  expect(capped(6)).toEqual([
    { do: 'cap', key: 'a', max: 6 },
    { do: 'settle', id: 'm' },
  ])
  expect(capped(1).at(-1)).toEqual({ do: 'add', key: 'a', qty: 5, id: 'm' })
})

it('matches a line by its server id even if its key differs, and never matches twice', () => {
  expect(steps([known('a', 2)], [there('A', 2, 7)])).toEqual([{ do: 'agree', key: 'a', itemId: 7 }])
  expect(steps([unknown('a', 2)], [there('a', 2, 1), there('a', 3, 2)])).toEqual([
    { do: 'agree', key: 'a', itemId: 1 },
    { do: 'take', key: 'a', itemId: 2, qty: 3 },
  ])
})

it('plans no steps in a dry run', () => {
  const { steps: none, findings } = planSync([unknown('a', 2)], [], { ...defaultSyncPolicy, dryRun: true })
  expect(none).toEqual([])
  expect(findings).toContainEqual({ party: 'server', status: 'update-required' })
})

it('reports findings with the names used in the log', () => {
  const { findings } = planSync([unknown('a', 2), known('b', 1)], [there('b', 3), there('c', 1, 8)], defaultSyncPolicy)
  expect(findings).toEqual([
    { party: 'server', key: 'a', status: 'no-item', clientQty: 2, serverQty: 0 },
    { party: 'server', key: 'b', status: 'wrong-qty', clientQty: 1, serverQty: 3 },
    { party: 'client', key: 'c', status: 'no-item', clientQty: 0, serverQty: 1 },
    { party: 'client', status: 'update-required' },
    { party: 'server', status: 'update-required' },
  ])
  expect(planSync([known('a', 1)], [there('a', 1)], defaultSyncPolicy).findings).toEqual([
    { party: 'client', status: 'no-changes' },
    { party: 'server', status: 'no-changes' },
  ])
})
