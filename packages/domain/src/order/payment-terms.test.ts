import { describe, expect, it } from 'vitest'
import {
  britishAccount,
  daysOverdue,
  dueDate,
  formatInGroupsOfFour,
  isIban,
  isPaymentOutstanding,
  paymentReference,
} from './index.ts'

describe('due date', () => {
  it.each([
    ['2026-11-17', 30, '2026-12-17'],
    ['2028-02-01', 30, '2028-03-02'],
    ['2026-12-31', 14, '2027-01-14'],
  ])('counts calendar days from %s: %i days later is %s', (placedOn, days, dueOn) => {
    expect(dueDate(placedOn, days)).toBe(dueOn)
  })

  it('makes an order overdue on the day after its due date', () => {
    const days = ['2026-12-16T10:00:00Z', '2026-12-17T23:59:59Z', '2026-12-18T00:00:00Z', '2027-01-16T08:00:00Z']
    expect(days.map((now) => daysOverdue('2026-12-17', new Date(now)))).toEqual([0, 0, 1, 30])
  })
})

describe('payment reference', () => {
  it('gives a payment reference the check digits of ISO 11649', () => {
    expect(paymentReference('539007547034')).toBe('RF18539007547034')
    expect(paymentReference('000000012')).toMatch(/^RF\d\d000000012$/)
  })

  it('gives order numbers with two digits exchanged different payment references', () => {
    const [a, b] = ['000000012', '000000021'].map(paymentReference) as [string, string]
    expect(a.slice(2, 4)).not.toBe(b.slice(2, 4))
  })

  it('fits into the reference of a British payment', () => {
    expect(paymentReference('999999999').length).toBeLessThanOrEqual(18)
  })
})

describe('bank account', () => {
  it('accepts an IBAN only with the right check digits', () => {
    const ibans = [
      'GB33BUKB20201555555555',
      'SI56192001234567892',
      'GB33BUKB20201555555556',
      'gb33bukb20201555555555',
      '',
    ]
    expect(ibans.map(isIban)).toEqual([true, true, false, false, false])
  })

  it('returns a sort code for British IBANs only', () => {
    expect(britishAccount('GB33BUKB20201555555555')).toEqual({ sortCode: '20-20-15', accountNumber: '55555555' })
    expect(britishAccount('SI56192001234567892')).toBeNull()
  })

  it('prints an IBAN in groups of four', () => {
    expect(formatInGroupsOfFour('GB33BUKB20201555555555')).toBe('GB33 BUKB 2020 1555 5555 55')
  })
})

describe('unpaid order', () => {
  it.each([
    [['received'], true],
    [['received', 'shipped'], true],
    [['received', 'shipped', 'paid'], false],
    [['received', 'paid', 'shipped'], false],
    [['received', 'cancelled'], false],
  ] as const)('detects from the history %j whether payment is outstanding', (states, expected) => {
    expect(isPaymentOutstanding(states)).toBe(expected)
  })
})
