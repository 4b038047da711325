import { messageText } from '@mantel/contract'
import type { VatVerdict } from '@mantel/plugins/vat-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { customerMailTexts } from './mails/customer-mail-texts.ts'
import {
  type CustomerApp,
  companyAddress,
  endLimitWindows,
  newCustomer,
  openCustomerApp,
  password,
} from './testing/customer-app.ts'

withTestDb('trade applications', (getDb) => {
  let shop: CustomerApp
  let verdict: VatVerdict
  const checkedVatNumbers: string[] = []

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    verdict = 'valid'
    checkedVatNumbers.length = 0
    const check = async ({ number }: { number: string }) => {
      checkedVatNumbers.push(number)
      return verdict
    }
    const vatChecks = new Map([[viewOf('trade').settings.vatCheck ?? '', check]])
    shop = openCustomerApp({ db: getDb(), vatChecks })
  })

  const apply = (change: object = {}, storeCode = 'trade') => {
    const customer = newCustomer({ addresses: [{ ...companyAddress, ...change }] })
    return shop.post('create', { customer, password }, storeCode)
  }
  const trade = viewOf('trade')

  it('stores the VAT number in its normal form and confirms the application by mail', async () => {
    const { code, result } = await apply()
    expect(code).toBe(200)
    expect(result).toMatchObject({ group_id: 0, extension_attributes: { is_approved: false } })
    expect(result.addresses).toMatchObject([{ company: 'Love Prints Ltd', vat_id: 'GB980780684' }])
    expect(checkedVatNumbers).toEqual(['GB980780684'])
    const mails = await shop.receiveMails()
    expect(mails.map(({ subject }) => subject)).toContain(customerMailTexts.en.tradeReceived.subject)
  })

  it.each([
    ['company_missing', { company: ' ' }],
    ['company_missing', { vat_id: '' }],
    ['vat_id_invalid', { vat_id: 'GB 12' }],
    ['vat_id_invalid', { vat_id: 'DE 1234', country_id: 'DE' }],
  ] as const)('refuses an application with %s', async (error, change) => {
    expect(await apply(change)).toEqual({ code: 400, error, result: messageText(error, 'en') })
    expect(await shop.receiveMails()).toEqual([])
  })

  it('refuses an application without an address, and asks consumers for none', async () => {
    const withoutAddress = { customer: newCustomer(), password }
    expect(await shop.post('create', withoutAddress, 'trade')).toMatchObject({ code: 400, error: 'company_missing' })
    expect((await shop.post('create', withoutAddress, 'de')).code).toBe(200)
    expect(checkedVatNumbers).toEqual([])
  })

  it('refuses a VAT number that its register does not know', async () => {
    verdict = 'invalid'
    expect(await apply()).toMatchObject({ code: 400, error: 'vat_id_unknown' })
  })

  it('does not count wrong VAT numbers as guesses of e-mail addresses', async () => {
    for (let at = 0; at < 12; at++) expect(await apply({ vat_id: 'GB 12' })).toMatchObject({ error: 'vat_id_invalid' })
    expect((await apply()).code).toBe(200)
  })

  it('leaves the decision to the merchant while the register is unavailable', async () => {
    verdict = 'unknown'
    const { result } = await apply()
    const waiting = await shop.customers.listWaiting(trade)
    expect(waiting.find(({ email }) => email === result.email)).toMatchObject({
      company: 'Love Prints Ltd',
      vat_id: 'GB980780684',
      vat_check: 'unknown',
    })
  })

  it('approves a buyer once, with one mail', async () => {
    const { token, email } = await shop.registered({}, 'trade')
    const approved = await Promise.all([1, 2].map(() => shop.customers.approve(trade, { email })))
    expect(approved.map((one) => one.ok && one.wasApproved).toSorted()).toEqual([false, true])
    expect((await shop.me(token, 'trade')).result.groupToken).toEqual(expect.any(String))
    const mails = await shop.receiveMails()
    expect(mails.map(({ subject }) => subject)).toEqual([customerMailTexts.en.tradeApproved.subject])
    expect(await shop.customers.refuse(trade, { email, reason: 'Too late' })).toEqual({
      ok: false,
      problem: 'approved',
    })
  })

  it('refuses a buyer with a reason, and approves them later', async () => {
    const { token, email } = await shop.registered({}, 'trade')
    const refusal = { email, reason: 'No <b>shop</b> at this address' }
    expect(await shop.customers.refuse(trade, refusal)).toMatchObject({ ok: true })
    expect(await shop.customers.refuse(trade, refusal)).toEqual({ ok: false, problem: 'refused' })
    const [mail, ...others] = await shop.receiveMails()
    expect(others).toEqual([])
    expect(mail?.text).toContain(refusal.reason)
    expect(mail?.html).toContain('No &lt;b&gt;shop&lt;/b&gt; at this address')
    const { result } = await shop.me(token, 'trade')
    expect(result).not.toHaveProperty('groupToken')
    expect(result.extension_attributes).toMatchObject({ is_approved: false, refusal_reason: refusal.reason })
    expect((await shop.customers.listWaiting(trade)).map((one) => one.email)).not.toContain(email)

    expect(await shop.customers.approve(trade, { email })).toMatchObject({ ok: true, wasApproved: false })
    const after = (await shop.me(token, 'trade')).result
    expect(after.groupToken).toEqual(expect.any(String))
    expect(after.extension_attributes).not.toHaveProperty('refusal_reason')
  })
})
