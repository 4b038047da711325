import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import { type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/index.ts'
import { type AddressRow, listAddresses, replaceAddresses } from './address.repository.ts'
import type { NewCompany } from './check-company.ts'
import { checkNewPassword } from './check-new-password.ts'
import { insertCompany } from './company.repository.ts'
import { type CustomerRow, findByEmail, insertCustomer } from './customer.repository.ts'
import { hashPassword } from './password.ts'
import { addressesToWrite } from './wire-address.ts'

type Registered = { ok: true; row: CustomerRow; addresses: AddressRow[] }

/**
 * Registers a customer of the website. onRegistered runs in the same transaction. In stores that require a group token, the
 * merchant has to approve the customer.
 */
export async function registerCustomer(
  { db, view, now }: Ctx,
  stores: Stores,
  { customer, password, company = null }: BodyOf<'userCreate'> & { company?: NewCompany | null },
  onRegistered: (tx: Tx, row: CustomerRow) => Promise<void> = async () => {},
): Promise<Registered | Refusal<'email_taken' | 'password_weak' | 'password_guessable' | 'busy'>> {
  const names = [customer.firstname, customer.lastname]
  const shop = websiteOf(stores, view).name
  const refusal = await checkNewPassword(password, { email: customer.email, names, shop })
  if (refusal) return refusal
  const email = customer.email.trim()
  const key = emailKey(email)
  if (await findByEmail(db, view.website, key)) return refuse('email_taken')
  const hashed = await hashPassword(password)
  if (hashed === null) return refuse('busy')
  const at = now()
  return inTransaction(db, async (tx) => {
    const row = await insertCustomer(tx, {
      website: view.website,
      store_code: view.code,
      email,
      email_key: key,
      firstname: customer.firstname,
      lastname: customer.lastname,
      group_id: firstCustomerGroup(stores, view),
      approved_at: view.prices.needGroupToken ? null : at,
      password_hash: hashed,
      vat_check: company?.vat.vat_check ?? null,
      created_at: at,
      updated_at: at,
    })
    if (!row) return refuse('email_taken')
    // Ignore address ids: at registration every address is new.
    const sent = (customer.addresses ?? []).map((address) => ({ ...address, id: null }))
    await replaceAddresses(tx, row.id, addressesToWrite(sent))
    if (company) {
      await insertCompany(tx, { website: view.website, name: company.name, created_at: at, ...company.vat }, row.id)
    }
    await onRegistered(tx, row)
    return { ok: true, row, addresses: await listAddresses(tx, row.id) }
  })
}

/** New customers get the website's first group that is not the guest group. */
export function firstCustomerGroup(stores: Stores, view: StoreView): number {
  const group = websiteOf(stores, view).customerGroups.find(({ id }) => id !== 0)
  if (!group) throw new Error(`website ${view.website} has no customer group`)
  return group.id
}
