import { expect, it } from 'vitest'
import { isPopupDue, popupRules, type Visit } from './index.ts'

const visit: Visit = {
  pageViews: popupRules.minPageViews,
  visitMs: popupRules.minVisitMs,
  path: '/clocks',
  wasShown: false,
  isPanelOpen: false,
  isTyping: false,
  isSubscribed: false,
}

it('shows the popup to a visitor who has stayed and looked around', () => {
  expect(isPopupDue(visit)).toBe(true)
})

it.each<[string, Partial<Visit>]>([
  ['on the first page', { pageViews: 1 }],
  ['in the first minute', { visitMs: popupRules.minVisitMs - 1 }],
  ['twice', { wasShown: true }],
  ['to a subscriber', { isSubscribed: true }],
  ['over another panel', { isPanelOpen: true }],
  ['to somebody who is typing', { isTyping: true }],
  ['in the checkout', { path: '/checkout' }],
  ['on the cart page', { path: '/cart' }],
  ['in the account area', { path: '/my-account/orders' }],
  ['on the pages of its own links', { path: '/newsletter/leave/1-x' }],
])('does not show the popup %s', (_name, change) => {
  expect(isPopupDue({ ...visit, ...change })).toBe(false)
})

it('shows the popup on a product whose path only starts like that of an excluded page', () => {
  expect(isPopupDue({ ...visit, path: '/cartwright-clock' })).toBe(true)
})
