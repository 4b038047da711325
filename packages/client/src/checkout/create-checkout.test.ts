import { expect, test } from 'vitest'
import { createStorage } from '../storage/create-storage.ts'
import { fakeDriver } from '../testing/fake-driver.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { createCheckout } from './create-checkout.ts'

function oneBrowser() {
  const clock = manualClock()
  const driver = fakeDriver()
  const logged: string[] = []
  const log = { error: (message: string) => void logged.push(message) }
  const open = async () => {
    const storage = createStorage({ storeCode: 'de', website: 'w', openDriver: () => driver, clock })
    const checkout = createCheckout({ shelf: storage.collection('checkout'), clock, log, country: 'DE' })
    await checkout.start()
    return checkout
  }
  return { clock, driver, open, logged }
}

test('what was typed is there after a reload for half an hour, and gone after it', async () => {
  const { clock, open } = oneBrowser()
  const first = await open()
  first.setPersonal({ firstName: 'Ada', password: 'a long password', createAccount: true })
  first.setShipping({ city: 'Bath' })
  first.sendBillTo(false)
  await clock.advance(1_799_999)
  const second = await open()
  expect(second.get()).toMatchObject({
    ready: true,
    personalDetails: { firstName: 'Ada', createAccount: true },
    shippingDetails: { city: 'Bath', country: 'DE' },
    sendToShippingAddress: false,
  })
  expect(second.isActive()).toBe(true)
  await clock.advance(1)
  expect(second.isActive()).toBe(false)
  expect((await open()).get().shippingDetails.city).toBe('')
})

test('neither a password nor what a card provider gave is ever written down', async () => {
  const { clock, driver, open } = oneBrowser()
  const checkout = await open()
  checkout.setPersonal({ password: 'a long password' })
  checkout.setPayment({ paymentMethodAdditional: { cardIdentifier: 'secret-card' } })
  await clock.advance(1)
  expect(JSON.stringify([...driver.disk].map(([, shelf]) => [...shelf]))).not.toMatch(/a long password|secret-card/)
  expect(checkout.get().personalDetails.password).toBe('a long password')
})

test('after an order its time is kept and the password is dropped; signing out leaves nothing', async () => {
  const { clock, open } = oneBrowser()
  const checkout = await open()
  checkout.setPersonal({ firstName: 'Ada', password: 'a long password', createAccount: true })
  await checkout.ordered()
  expect(checkout.get()).toMatchObject({
    orderedAt: clock.now(),
    personalDetails: { firstName: 'Ada', password: '', createAccount: false },
  })
  expect((await open()).get().orderedAt).toBe(clock.now())
  await checkout.forget()
  expect((await open()).get().personalDetails.firstName).toBe('')
})

test('a method that an old extension brings at run time changes nothing, and each of its calls is logged', async () => {
  const { open, logged } = oneBrowser()
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
