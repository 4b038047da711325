import { expect, it } from 'vitest'
import { createStorage } from '../storage/create-storage.ts'
import { fakeDriver } from '../testing/fake-driver.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { createCheckout } from './create-checkout.ts'

function setUp() {
  const clock = manualClock()
  const driver = fakeDriver()
  const logged: string[] = []
  const log = { error: (message: string) => void logged.push(message) }
  const open = async () => {
    const storage = createStorage({ storeCode: 'de', website: 'w', openDriver: () => driver, clock })
    const checkout = createCheckout({ collection: storage.collection('checkout'), clock, log, country: 'DE' })
    await checkout.start()
    return checkout
  }
  return { clock, driver, open, logged }
}

it('keeps entered details across a reload for half an hour', async () => {
  const { clock, open } = setUp()
  const first = await open()
  first.setPersonal({ firstName: 'Ada', password: 'a long password', createAccount: true })
  first.setShipping({ city: 'Bath' })
  first.setBillToShippingAddress(false)
  first.chooseShippingMethod('express/express')
  first.choosePaymentMethod('paypal')
  first.setPayment({ paymentMethod: 'card' })
  await clock.advance(1_800_000)
  const second = await open()
  expect(second.get()).toMatchObject({
    ready: true,
    personalDetails: { firstName: 'Ada', createAccount: true },
    shippingDetails: { city: 'Bath', country: 'DE' },
    paymentDetails: { paymentMethod: 'card' },
    sendToShippingAddress: false,
    chosenMethods: { delivery: 'express/express', payment: 'paypal' },
  })
  expect(second.isActive()).toBe(true)
  await clock.advance(1)
  expect(second.isActive()).toBe(false)
  expect((await open()).get().shippingDetails.city).toBe('')
})

it('never stores passwords or card data', async () => {
  const { clock, driver, open } = setUp()
  const checkout = await open()
  checkout.setPersonal({ password: 'a long password' })
  checkout.setPayment({ paymentMethodAdditional: { cardIdentifier: 'secret-card' } })
  await clock.advance(1)
  expect(JSON.stringify([...driver.disk].map(([, collection]) => [...collection]))).not.toMatch(
    /a long password|secret-card/,
  )
  expect(checkout.get().personalDetails.password).toBe('a long password')
})

it('stores the time of an order, drops the password and forgets everything on logout', async () => {
  const { clock, open } = setUp()
  const checkout = await open()
  checkout.setPersonal({ firstName: 'Ada', password: 'a long password', createAccount: true })
  await checkout.markOrdered()
  expect(checkout.get()).toMatchObject({
    orderedAt: clock.now(),
    personalDetails: { firstName: 'Ada', password: '', createAccount: false },
  })
  expect((await open()).get().orderedAt).toBe(clock.now())
  await checkout.forget()
  expect((await open()).get().personalDetails.firstName).toBe('')
})

it('logs calls of old extensions and changes nothing', async () => {
  const { open, logged } = setUp()
  const checkout = await open()
  const before = checkout.get()
  for (const { addMethod, replaceMethods } of [checkout.payment, checkout.shipping]) {
    addMethod({ code: 'bank', title: 'By bank' })
    replaceMethods([])
  }
  expect(logged.map((message) => message.split(' ')[0])).toEqual([
    ...['payment/addMethod', 'payment/replaceMethods', 'shipping/addMethod', 'shipping/replaceMethods'],
  ])
  expect(checkout.get()).toBe(before)
})

const ada = {
  id: 1,
  firstName: 'Ada',
  lastName: 'Love',
  emailAddress: 'ada@example.test',
  company: 'Ada Ltd',
  taxId: '',
}

it('fills in the data of a customer once, so that what the shopper removes stays removed', async () => {
  const { clock, open } = setUp()
  const first = await open()
  first.setPayment({ taxId: 'GB1' })
  first.fillIn(ada)
  expect(first.get()).toMatchObject({
    personalDetails: { firstName: 'Ada', emailAddress: 'ada@example.test' },
    shippingDetails: { lastName: 'Love' },
    paymentDetails: { lastName: 'Love', company: 'Ada Ltd', taxId: 'GB1' },
  })
  first.setPayment({ company: '', taxId: '' })
  first.setShipping({ firstName: 'Grace', lastName: '' })
  const before = first.get()
  await clock.advance(60_000)
  first.fillIn(ada)
  expect(first.get()).toBe(before)
  const second = await open()
  second.fillIn(ada)
  expect(second.get()).toMatchObject({
    shippingDetails: { firstName: 'Grace', lastName: '' },
    paymentDetails: { company: '' },
    modifiedAt: before.modifiedAt,
  })
})

it('fills in the data of the next customer, and the changed e-mail address of the same one', async () => {
  const { open } = setUp()
  const checkout = await open()
  checkout.fillIn(ada)
  checkout.fillIn({ ...ada, emailAddress: 'love@example.test', company: 'Love Ltd' })
  expect(checkout.get()).toMatchObject({
    personalDetails: { emailAddress: 'love@example.test' },
    paymentDetails: { company: 'Ada Ltd' },
  })
  await checkout.forget()
  checkout.fillIn({ ...ada, id: 2, company: 'Grace Ltd' })
  expect(checkout.get().paymentDetails.company).toBe('Grace Ltd')
})
