import type { SentBody } from '@mantel/contract'
import type { Profile } from '../session/user.ts'
import type { QueuedTask } from '../task/tasks.ts'

/** Ids of queued changes. Only the newest profile, address list and newsletter preference are sent. */
export const profileTask = 'profile'
export const addressBookTask = 'address-book'
export const newsletterTask = 'newsletter'
export const removalTask = (addressId: number): string => `${removalPrefix}${addressId}`
const removalPrefix = 'address-removal-'

/**
 * The profile as the customer left it: the server's, with the changes of queued calls. Addresses that the server has
 * no id for get a negative one.
 */
export function applyUnsentChanges(profile: Profile, waiting: readonly QueuedTask[]): Profile {
  return waiting.filter(({ owner }) => owner === profile.id).reduce(applyTask, profile)
}

function applyTask(profile: Profile, { task_id: id, payload }: QueuedTask): Profile {
  if (id.startsWith(removalPrefix)) {
    const removed = Number(id.slice(removalPrefix.length))
    return { ...profile, addresses: profile.addresses.filter((address) => address.id !== removed) }
  }
  if (id === newsletterTask) {
    const { isSubscribed } = JSON.parse(payload.body ?? '{}') as SentBody<'userNewsletter'>
    return { ...profile, extension_attributes: { ...profile.extension_attributes, is_subscribed: isSubscribed } }
  }
  if (id !== profileTask && id !== addressBookTask) return profile
  const { customer } = JSON.parse(payload.body ?? '{}') as SentBody<'userUpdate' | 'addressBookSave'>
  if ('addresses' in customer && customer.addresses) return { ...profile, addresses: customer.addresses.map(toShown) }
  const { firstname, lastname } = customer
  const attributes = 'custom_attributes' in customer ? customer.custom_attributes : undefined
  return { ...profile, firstname, lastname, custom_attributes: attributes ?? profile.custom_attributes }
}

type SentAddress = SentBody<'addressBookSave'>['customer']['addresses'][number]

function toShown(address: SentAddress, at: number): Profile['addresses'][number] {
  const { id, customer_id, region, region_id, company, vat_id, telephone, default_shipping, default_billing } = address
  const { firstname, lastname, street, city, postcode, country_id } = address
  const regionId = Number(region_id ?? 0)
  return {
    firstname,
    lastname,
    street,
    city,
    postcode,
    country_id,
    id: id ? Number(id) : -1 - at,
    customer_id: Number(customer_id ?? 0),
    region: {
      region_code: null,
      region: (typeof region === 'string' ? region : region?.region) || null,
      region_id: regionId,
    },
    region_id: regionId,
    telephone: telephone ?? '',
    company: company ?? undefined,
    vat_id: vat_id ?? undefined,
    default_shipping: default_shipping === true,
    default_billing: default_billing === true,
  }
}
