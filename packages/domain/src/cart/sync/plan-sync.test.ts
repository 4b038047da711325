import { expect, test } from 'vitest'
import type { AgreedLine } from './cart-lines.ts'
import type { LineMutation } from './mutation.ts'
import { type ClientLine, planSync } from './plan-sync.ts'
import { type SyncPolicy, usualPolicy } from './policy.ts'

const there = (key: string, qty: number, itemId = 7): AgreedLine => ({ key, itemId, qty })
/** A line that both sides agreed on before. */
const known = (key: string, qty: number, agreed = qty, changes: LineMutation[] = []): ClientLine => ({
  ...{ key, qty, itemId: 7, agreed, changes },
})
/** A line of which nobody knows whether the server ever had it. */
const unknown = (key: string, qty: number): ClientLine => ({ key, qty, itemId: null, agreed: null, changes: [] })
const steps = (client: ClientLine[], server: AgreedLine[], policy: Partial<SyncPolicy> = {}) =>
  planSync(client, server, { ...usualPolicy, ...policy }).steps

test('a line that both have alike is agreed on, and the number of the server noted', () => {
  expect(steps([known('a', 2)], [there('a', 2, 9)])).toEqual([{ do: 'agree', key: 'a', itemId: 9 }])
  expect(steps([unknown('a', 2)], [there('a', 2)])).toEqual([{ do: 'agree', key: 'a', itemId: 7 }])
})

test('what another device changed arrives: quantities, removals, new lines', () => {
  expect(steps([known('a', 2)], [there('a', 5)])).toEqual([{ do: 'adopt', key: 'a', itemId: 7, qty: 5 }])
  expect(steps([known('a', 2)], [])).toEqual([{ do: 'drop', key: 'a' }])
  expect(steps([], [there('b', 1)])).toEqual([{ do: 'take', key: 'b', itemId: 7, qty: 1 }])
})

test('what was done here is sent, over whatever the server has', () => {
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

test('nothing is sent that is done already', () => {
  const remove: LineMutation = { id: 'm', kind: 'remove', key: 'a', itemId: 7 }
  expect(steps([known('a', 0, 2, [remove])], []).at(-1)).toEqual({ do: 'settle', id: 'm' })
  expect(steps([known('a', 0, 2, [remove])], [there('a', 2, 8)]).at(-1), 'put there anew').toEqual({
    do: 'settle',
    id: 'm',
  })
  const set: LineMutation = { id: 'm', kind: 'set', key: 'a', qty: 4 }
  expect(steps([known('a', 4, 2, [set])], [there('a', 4)]).at(-1)).toEqual({ do: 'settle', id: 'm' })
})

test('a server that does not know mutations again is believed by its quantity', () => {
  const sent: LineMutation = { id: 'm', kind: 'add', key: 'a', qty: 1, sent: true, sentOver: 2 }
  const client = [known('a', 3, 2, [sent])]
  expect(steps(client, [there('a', 3)], { serverKnowsMutations: false }).at(-1)).toEqual({ do: 'settle', id: 'm' })
  expect(steps(client, [there('a', 2)], { serverKnowsMutations: false }).at(-1)).toMatchObject({ do: 'add', qty: 1 })
  expect(steps(client, [there('a', 3)]).at(-1), 'the id says it').toMatchObject({ do: 'add', qty: 1, id: 'm' })
})

test('of lines of unknown history the settings decide', () => {
  expect(steps([unknown('a', 2)], [])).toEqual([{ do: 'add', key: 'a', qty: 2, id: null }])
  expect(steps([unknown('a', 2)], [], { canRemoveLocalLines: true })).toEqual([{ do: 'drop', key: 'a' }])
  expect(steps([unknown('a', 2)], [there('a', 5)])).toEqual([{ do: 'set', key: 'a', itemId: 7, qty: 2, id: null }])
  expect(steps([unknown('a', 2)], [there('a', 5)], { canModifyLocalLines: true })).toEqual([
    { do: 'adopt', key: 'a', itemId: 7, qty: 5 },
  ])
})

test('client state forced: the server becomes as the client is', () => {
  const force = { force: 'client', canRemoveLocalLines: true, canModifyLocalLines: true } as const
  expect(steps([known('a', 2)], [there('a', 5)], force)).toEqual([{ do: 'set', key: 'a', itemId: 7, qty: 2, id: null }])
  expect(steps([known('a', 2)], [], force)).toEqual([{ do: 'add', key: 'a', qty: 2, id: null }])
  expect(steps([], [there('b', 1)], force)).toEqual([{ do: 'delete', key: 'b', itemId: 7, id: null }])
})

test('server state forced: the client becomes as the server is, and gives up what it had not sent', () => {
  const add: LineMutation = { id: 'm', kind: 'add', key: 'a', qty: 1 }
  expect(steps([known('a', 3, 2, [add])], [there('a', 2)], { force: 'server' })).toEqual([
    { do: 'settle', id: 'm' },
    { do: 'adopt', key: 'a', itemId: 7, qty: 2 },
  ])
  expect(steps([unknown('a', 2)], [], { force: 'server' })).toEqual([{ do: 'drop', key: 'a' }])
})

test('merging adds up quantities, as far as there is stock', () => {
  const merge = { mergeQuantities: true }
  expect(steps([unknown('a', 2)], [there('a', 2)], merge)).toEqual([
    { do: 'set', key: 'a', itemId: 7, qty: 4, id: null },
  ])
  expect(steps([unknown('a', 2)], [there('a', 2)], { ...merge, mostOf: () => 3 })).toEqual([
    { do: 'cap', key: 'a', most: 3 },
    { do: 'set', key: 'a', itemId: 7, qty: 3, id: null },
  ])
  const brought: LineMutation = { id: 'm', kind: 'add', key: 'a', qty: 5, merge: true }
  const line: ClientLine = { ...unknown('a', 5), changes: [brought] }
  const capped = (qty: number) => steps([line], qty > 0 ? [there('a', qty)] : [], { mostOf: () => 6 }).slice(-2)
  expect(capped(4)).toEqual([
    { do: 'cap', key: 'a', most: 6 },
    { do: 'add', key: 'a', qty: 2, id: 'm' },
  ])
  expect(capped(6)).toEqual([
    { do: 'cap', key: 'a', most: 6 },
    { do: 'settle', id: 'm' },
  ])
  expect(capped(1).at(-1)).toEqual({ do: 'add', key: 'a', qty: 5, id: 'm' })
})

test('a line is known by its number even if the server spells it otherwise, and never paired twice', () => {
  expect(steps([known('a', 2)], [there('A', 2, 7)])).toEqual([{ do: 'agree', key: 'a', itemId: 7 }])
  expect(steps([unknown('a', 2)], [there('a', 2, 1), there('a', 3, 2)])).toEqual([
    { do: 'agree', key: 'a', itemId: 1 },
    { do: 'take', key: 'a', itemId: 2, qty: 3 },
  ])
})

test('a dry run finds and does nothing', () => {
  const { steps: none, findings } = planSync([unknown('a', 2)], [], { ...usualPolicy, dryRun: true })
  expect(none).toEqual([])
  expect(findings).toContainEqual({ party: 'server', status: 'update-required' })
})

test('what was found is told in the words of the log', () => {
  const { findings } = planSync([unknown('a', 2), known('b', 1)], [there('b', 3), there('c', 1, 8)], usualPolicy)
  expect(findings).toEqual([
    { party: 'server', key: 'a', status: 'no-item', clientQty: 2, serverQty: 0 },
    { party: 'server', key: 'b', status: 'wrong-qty', clientQty: 1, serverQty: 3 },
    { party: 'client', key: 'c', status: 'no-item', clientQty: 0, serverQty: 1 },
    { party: 'client', status: 'update-required' },
    { party: 'server', status: 'update-required' },
  ])
  expect(planSync([known('a', 1)], [there('a', 1)], usualPolicy).findings).toEqual([
    { party: 'client', status: 'no-changes' },
    { party: 'server', status: 'no-changes' },
  ])
})
