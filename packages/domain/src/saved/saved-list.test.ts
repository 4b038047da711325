import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applySavedChange, savedLimits, savedLists } from './saved-list.ts'

const changes = fc.array(
  fc.record({ type: fc.constantFrom('add' as const, 'remove' as const), sku: fc.constantFrom(...'ABCDEFGHIJ') }),
  { maxLength: 60 },
)

it('keeps each product once, in the order of additions, and never more than the limit', () => {
  fc.assert(
    fc.property(fc.constantFrom(...savedLists), changes, (list, all) => {
      let skus: readonly string[] = []
      for (const change of all) {
        const before = skus
        skus = applySavedChange(list, before, change)
        expect(new Set(skus).size).toBe(skus.length)
        expect(skus.length).toBeLessThanOrEqual(savedLimits[list])
        const others = (one: readonly string[]) => one.filter((sku) => sku !== change.sku)
        expect(others(skus)).toEqual(others(before))
        if (change.type === 'remove') expect(skus).not.toContain(change.sku)
        else if (before.length < savedLimits[list]) expect(skus).toContain(change.sku)
      }
    }),
  )
})

it('returns the same list when a change is repeated', () => {
  fc.assert(
    fc.property(changes, fc.constantFrom('add' as const, 'remove' as const), (all, type) => {
      const skus = all.reduce<readonly string[]>((list, change) => applySavedChange('wishlist', list, change), [])
      const once = applySavedChange('wishlist', skus, { type, sku: 'A' })
      expect(applySavedChange('wishlist', once, { type, sku: 'A' })).toBe(once)
    }),
  )
})
