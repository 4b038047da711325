import type { ResultOf } from '@mantel/contract'
import type { SocialProvider } from '@mantel/domain/constants'
import { findView, type Stores } from '@mantel/domain/store'
import { wireTime } from '../platform/wire-time.ts'
import type { AddressRow } from './address.repository.ts'
import type { CustomerRow } from './customer.repository.ts'
import { toCustomer } from './customer.ts'
import { wireAddress } from './wire-address.ts'

type WireCustomer = ResultOf<'userProfile'>

/** The customer in API form. A customer who waits for approval has the guest group. */
export function wireCustomer(
  stores: Stores,
  row: CustomerRow,
  addresses: readonly AddressRow[],
  {
    pendingEmail = null,
    isSubscribed = false,
    logins = [],
  }: { pendingEmail?: string | null; isSubscribed?: boolean; logins?: SocialProvider[] } = {},
): WireCustomer {
  const website = stores.websites.find(({ code }) => code === row.website)
  const view = website ? findView(stores, website, row.store_code) : null
  const { groupId, isApproved } = toCustomer(row)
  const shipping = addresses.find((address) => address.default_shipping)
  const billing = addresses.find((address) => address.default_billing)
  return {
    id: row.id,
    group_id: groupId,
    default_billing: billing && String(billing.id),
    default_shipping: shipping && String(shipping.id),
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
    created_in: view?.name ?? row.store_code,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    store_id: view?.storeId ?? 0,
    website_id: website?.id ?? 0,
    addresses: addresses.map(wireAddress),
    disable_auto_group_change: 0,
    custom_attributes: row.custom_attributes.length > 0 ? row.custom_attributes : undefined,
    extension_attributes: {
      is_approved: isApproved,
      is_subscribed: isSubscribed,
      has_password: row.password_hash !== null,
      logins: logins.length > 0 ? [...new Set(logins)] : undefined,
      refusal_reason: row.refusal_reason ?? undefined,
      is_email_confirmed: row.email_confirmed_at !== null,
      pending_email: pendingEmail ?? undefined,
    },
  }
}
