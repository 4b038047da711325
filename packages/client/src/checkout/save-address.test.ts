import { emptyAddress } from '@mantel/domain/checkout'
import { expect, it } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { createTestBrowser, openTab } from '../testing/test-browser.ts'
import { saveFirstAddress } from './save-address.ts'

it('shows no error when the address cannot be saved', async () => {
  const server = accountServer()
  const tab = openTab(createTestBrowser(), server)
  await tab.session.start()
  await tab.session.login({ email: 'ada@example.test', password: 'a long password' })
  const state = tab.session.get()
  const user = state.kind === 'customer' ? state.user : null
  const path = `/api/ext/address-book/${user!.id}`
  server.answers.set(path, { code: 400, result: 'The postcode is not valid.' })
  await saveFirstAddress(tab, user!, { ...emptyAddress('GB'), zipCode: 'BA1 1AA' })
  expect(server.calls).toContain(`PUT ${path}`)
  expect(tab.shownMessages()).toEqual(['logged_in'])
})
