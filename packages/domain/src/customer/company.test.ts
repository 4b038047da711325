import { expect, it } from 'vitest'
import { keepsAnAdmin, seesOrdersOfAll } from './company.ts'

const ada = { id: 1, role: 'admin', hasAccepted: true } as const
const bo = { id: 2, role: 'member', hasAccepted: true } as const
const invited = { id: 3, role: 'admin', hasAccepted: false } as const

it('never leaves a company without an admin who can log in', () => {
  expect(keepsAnAdmin([ada, bo], { id: 1, role: null })).toBe(false)
  expect(keepsAnAdmin([ada, bo], { id: 1, role: 'member' })).toBe(false)
  expect(keepsAnAdmin([ada, invited], { id: 1, role: null })).toBe(false)
  expect(keepsAnAdmin([ada, bo], { id: 2, role: null })).toBe(true)
  expect(keepsAnAdmin([ada, { ...bo, role: 'admin' }], { id: 1, role: null })).toBe(true)
  expect(keepsAnAdmin([ada, bo], { id: 2, role: 'admin' })).toBe(true)
})

it('shows the orders of all to admins, and to members if the company shares them', () => {
  expect(seesOrdersOfAll({ role: 'admin', sharesOrders: false })).toBe(true)
  expect(seesOrdersOfAll({ role: 'member', sharesOrders: true })).toBe(true)
  expect(seesOrdersOfAll({ role: 'member', sharesOrders: false })).toBe(false)
})
