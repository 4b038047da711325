import type { SentBody } from '@mantel/contract'
import type { AddressDetails } from '@mantel/domain/checkout'
import { wireAddress } from '../checkout/order-body.ts'
import type { Engine } from '../engine.ts'
import type { Profile, User } from '../session/user.ts'
import { type CustomerContext, currentCustomer, reloadCustomer, sendChanges } from './reload-customer.ts'
import { saveEvents } from './save-events.ts'
import { addressBookTask, removalTask } from './save-tasks.ts'

export type SavedAddress = Profile['addresses'][number]

/** An address as it is entered in the form. */
export type AddressEntry = AddressDetails & {
  company: string
  vatId: string
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

type SentAddress = SentBody<'addressBookSave'>['customer']['addresses'][number]
type Context = CustomerContext & { engine: Pick<Engine, 'notifications'> }

/** Adds an address to the customer's book. false: it is not saved, and a notification says so. */
export async function addAddress(context: Context, entry: AddressEntry): Promise<boolean> {
  const user = await findCustomer(context)
  if (!user) return false
  const others = sentAddresses(user)
  return saveBook(context, user, claimDefaults([...others, toSentAddress(entry)], others.length))
}

/** Replaces an address. edited: the address as it was when the form was opened. false: it is not saved, and a notification says so. */
export async function updateAddress(
  context: Context,
  edited: SavedAddress | null,
  entry: AddressEntry,
): Promise<boolean> {
  const user = await findCustomer(context)
  if (!user) return false
  const at = positionOf(user, edited)
  const current = addressesOf(user)[at]
  if (!current) {
    context.engine.notifications.push({ type: 'error', message: { key: 'address_id_missing' } })
    return false
  }
  const changed = { ...identityOf(user, current.id), ...toSentAddress(entry) }
  return saveBook(context, user, claimDefaults(sentAddresses(user).with(at, changed), at))
}

/**
 * Removes an address. One that the server does not have yet is only removed from the list that waits to be sent. false:
 * it is not removed.
 */
export async function removeAddress(context: Context, removed: SavedAddress): Promise<boolean> {
  const user = await findCustomer(context)
  if (!user) return false
  const { session, tasks } = context.account
  const at = positionOf(user, removed)
  const current = addressesOf(user)[at]
  // Another page or device has removed it.
  if (!current) return true
  const { id } = current
  if (isUnsent(id)) return saveBook(context, user, sentAddresses(user).toSpliced(at, 1))
  await tasks.queue.add(
    'addressBookRemove',
    { params: { addressId: id } },
    { id: removalTask(id), silent: true, callbackEvent: saveEvents.addressRemoved },
  )
  await session.showProfile(user.profile)
  return true
}

/**
 * The call replaces the whole list, so a later list replaces one that still waits to be sent. false: the server has refused it, or the
 * session has ended. Without a connection the list waits.
 */
async function saveBook(
  context: Context,
  { id, email, firstName, lastName, profile }: User,
  addresses: SentAddress[],
): Promise<boolean> {
  const { session, tasks } = context.account
  const { website_id, store_id } = profile
  const person = { id: String(id), email, firstname: firstName, lastname: lastName }
  const store = { website_id: String(website_id), store_id: String(store_id) }
  let isRefused = false
  const stopListening = tasks.queue.onDone(saveEvents.addressSaved, ({ resultCode }) => {
    isRefused = resultCode !== 200
  })
  try {
    await tasks.queue.add(
      'addressBookSave',
      { params: { customerId: id }, body: { customer: { ...person, ...store, addresses } } },
      { id: addressBookTask, silent: true, callbackEvent: saveEvents.addressSaved },
    )
    await session.showProfile(profile)
    await sendChanges(context)
  } finally {
    stopListening()
  }
  return !isRefused && currentCustomer(context.account)?.id === id
}

/** null: no customer is logged in, and a notification says so. */
async function findCustomer(context: Context): Promise<User | null> {
  if (currentCustomer(context.account)) return reloadCustomer(context)
  context.engine.notifications.push({ type: 'error', message: { key: 'must_login' } })
  return null
}

/**
 * Removes a default that the address at this position claims from the other addresses. The only address of a book is the
 * default for everything.
 */
function claimDefaults(addresses: readonly SentAddress[], at: number): SentAddress[] {
  const { default_shipping: claimsShipping, default_billing: claimsBilling } = addresses[at] ?? {}
  const isOnly = addresses.length === 1
  return addresses.map((address, position) => ({
    ...address,
    default_shipping: isOnly || (claimsShipping ? position === at : address.default_shipping === true),
    default_billing: isOnly || (claimsBilling ? position === at : address.default_billing === true),
  }))
}

/** Converts an address to the form that the account calls take. */
export function toSentAddress({
  company,
  vatId,
  isDefaultShipping,
  isDefaultBilling,
  ...details
}: AddressEntry): SentAddress {
  const { region_code, ...address } = wireAddress(details)
  return {
    ...address,
    company: company.trim(),
    vat_id: vatId.trim(),
    default_shipping: isDefaultShipping,
    default_billing: isDefaultBilling,
  }
}

/** The list as the customer sees it, including queued changes. */
function sentAddresses(user: User): SentAddress[] {
  return addressesOf(user).map(({ id, customer_id: _, ...address }) => ({ ...address, ...identityOf(user, id) }))
}

const addressesOf = ({ profile }: User): readonly SavedAddress[] => profile.addresses ?? []

/** The address's place in the list, or -1. Its id may have changed: the server gives one when it stores a new address. */
function positionOf(user: User, wanted: SavedAddress | null): number {
  const addresses = addressesOf(user)
  const at = addresses.findIndex(({ id }) => id === wanted?.id)
  if (at !== -1 || !wanted || !isUnsent(wanted.id)) return at
  return addresses.findLastIndex((address) => contentsOf(address) === contentsOf(wanted))
}

const contentsOf = ({ firstname, lastname, company, street, city, postcode, country_id }: SavedAddress): string =>
  JSON.stringify([firstname, lastname, company || '', street, city, postcode, country_id])

/** The server has not given the address an id yet. */
const isUnsent = (id: number) => id < 0

function identityOf(user: User, id: number): Pick<SentAddress, 'id' | 'customer_id'> {
  return isUnsent(id) ? {} : { id: String(id), customer_id: String(user.id) }
}
