import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownQuantities } from './cart-lines.ts'
import { enqueue } from './enqueue.ts'
import type { Mutation } from './mutation.ts'

const add = (id: string, qty: number, more = {}): Mutation => ({ id, kind: 'add', key: 'a', qty, ...more })
const set = (id: string, qty: number): Mutation => ({ id, kind: 'set', key: 'a', qty })
const remove = (id: string): Mutation => ({ id, kind: 'remove', key: 'a' })
const nowhere = () => false
const everywhere = () => true

it('merges unsent cart mutations into one call', () => {
  expect(enqueue([add('1', 2)], add('2', 3), nowhere)).toEqual([add('1', 5)])
  expect(enqueue([set('1', 2)], add('2', 3), everywhere)).toEqual([set('1', 5)])
  expect(enqueue([set('1', 2)], set('2', 9), everywhere)).toEqual([set('1', 9)])
  expect(enqueue([add('1', 2)], set('2', 9), everywhere)).toEqual([set('1', 9)])
})

it('does not merge into a sent mutation or into a line that must be created first', () => {
  expect(enqueue([add('1', 2, { sent: true })], add('2', 3), nowhere)).toHaveLength(2)
  expect(enqueue([add('1', 2)], set('2', 9), nowhere)).toEqual([add('1', 2), set('2', 9)])
  expect(enqueue([add('1', 2, { merge: true })], add('2', 3), nowhere)).toHaveLength(2)
})

it('sends nothing for a line that is removed before it was sent', () => {
  expect(enqueue([add('1', 2)], remove('2'), nowhere)).toEqual([])
  expect(enqueue([add('1', 2)], remove('2'), everywhere)).toEqual([remove('2')])
  expect(enqueue([add('1', 2, { sent: true })], remove('2'), nowhere)).toHaveLength(2)
})

it('drops pending line changes when the cart is cleared and keeps the last coupon', () => {
  const coupon = (id: string, code: string | null): Mutation => ({ id, kind: 'coupon', code })
  expect(enqueue([add('1', 2), coupon('2', 'TEN')], { id: '3', kind: 'clear' }, everywhere)).toEqual([
    coupon('2', 'TEN'),
    { id: '3', kind: 'clear' },
  ])
  expect(enqueue([coupon('1', 'TEN')], coupon('2', null), nowhere)).toEqual([coupon('2', null)])
})

it('shows the shopper the effect of every click, however cart mutations are merged', () => {
  const click = fc.record({
    kind: fc.constantFrom('add', 'set', 'remove', 'clear', 'send'),
    key: fc.constantFrom('a', 'b'),
    qty: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(click, { maxLength: 12 }), fc.boolean(), (clicks, isThere) => {
      const agreed = isThere ? [{ key: 'a', itemId: 1, qty: 3 }] : []
      const seen = new Map(agreed.map(({ key, qty }) => [key, qty]))
      let queue: Mutation[] = []
      clicks.forEach(({ kind, key, qty }, at) => {
        const id = String(at)
        if (kind === 'send') {
          const [first, ...others] = queue
          if (first) queue = [{ ...first, sent: true }, ...others]
          return
        }
        const next: Mutation =
          kind === 'clear' ? { id, kind } : kind === 'remove' ? { id, kind, key } : ({ id, kind, key, qty } as Mutation)
        queue = enqueue(queue, next, (one) => agreed.some((line) => line.key === one))
        if (kind === 'clear') seen.clear()
        else if (kind === 'remove') seen.delete(key)
        else seen.set(key, kind === 'set' ? qty : (seen.get(key) ?? 0) + qty)
      })
      expect(Object.fromEntries(shownQuantities(agreed, queue))).toEqual(Object.fromEntries(seen))
    }),
  )
})
