import { approveCustomer, registerCustomer } from '@mantel/backend'
import { type DemoCustomer, demoCustomers, demoPassword } from '@mantel/demo'
import { defaultVatCheck } from '@mantel/plugins/vat-check'
import type { UseCaseContext } from './use-case-context.ts'

/** Creates the demo customer accounts. Leaves existing accounts unchanged. Returns the number of new ones. */
export async function seedCustomers({ backend, stores }: UseCaseContext): Promise<number> {
  let added = 0
  for (const person of demoCustomers) {
    const view = stores.views.find(({ code }) => code === person.storeCode)
    if (!view) continue
    const ctx = backend.context(view)
    const registered = await registerCustomer(ctx, stores, registrationOf(person))
    if (!registered.ok) continue
    added++
    if (person.approvedFor) await approveCustomer(ctx, stores, { email: person.email, group: person.approvedFor })
  }
  return added
}

function registrationOf({ email, firstName: firstname, lastName: lastname, address }: DemoCustomer) {
  const { country: country_id, vatId, ...rest } = address
  const home = {
    firstname,
    lastname,
    country_id,
    ...rest,
    vat_id: vatId,
    default_shipping: true,
    default_billing: true,
  }
  // The demo's VAT numbers are correct, so they are stored with the result that the default check would return.
  const vat = vatId
    ? { vat_number: vatId, vat_check: 'valid' as const, vat_checked_by: defaultVatCheck }
    : { vat_number: null, vat_check: null, vat_checked_by: null }
  return {
    customer: { email, firstname, lastname, addresses: [home] },
    password: demoPassword,
    company: address.company ? { name: address.company, vat } : null,
  }
}
