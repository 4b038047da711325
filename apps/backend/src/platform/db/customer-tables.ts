import type { Selection } from '@mantel/domain/cart'
import type { SocialProvider } from '@mantel/domain/constants'
import type { CompanyRole } from '@mantel/domain/customer'
import type { SavedList } from '@mantel/domain/saved'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from './schema.ts'

/** Customers, their addresses and sessions, as migrations 007, 019, 024, 027 to 030, 032, 043 and 046 create them. */
export type CustomerTables = {
  customer: CustomerTable
  customer_address: CustomerAddressTable
  customer_session: CustomerSessionTable
  access_token: AccessTokenTable
  refresh_token: RefreshTokenTable
  email_change: EmailChangeTable
  password_reset: PasswordResetTable
  email_proof: EmailProofTable
  security_event: SecurityEventTable
  social_identity: SocialIdentityTable
  social_login: SocialLoginTable
  marketing_consent: MarketingConsentTable
  order_template: OrderTemplateTable
  newsletter_subscriber: NewsletterSubscriberTable
  company: CompanyTable
  group_revocation: { customer_id: number; version: number; revoked_at: Date }
  saved_product_list: SavedProductListTable
}

type CustomerTable = {
  id: Generated<number>
  website: string
  /** The store view where the customer registered. */
  store_code: string
  email: string
  /** The normalised e-mail address; unique within a website. */
  email_key: string
  firstname: string
  lastname: string
  /** The customer group; it takes effect when the merchant approves the customer. */
  group_id: number
  approved_at: Date | null
  /** null: the customer cannot sign in with a password. */
  password_hash: string | null
  custom_attributes: ColumnType<{ attribute_code: string; value: string | null }[], string | undefined, string>
  created_at: Date
  updated_at: Date
  /** null: the customer has not proven yet that the e-mail address is theirs. */
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined>
  /** When the merchant refused the application of a trade customer. */
  refused_at: ColumnType<Date | null, Date | null | undefined>
  refusal_reason: ColumnType<string | null, string | null | undefined>
  /** The plugin's verdict on the VAT number of the application; null: only its format was checked. */
  vat_check: ColumnType<'valid' | 'unknown' | null, 'valid' | 'unknown' | null | undefined>
  /** Trade customers only. */
  company_id: ColumnType<number | null, number | null | undefined>
  company_role: ColumnType<CompanyRole | null, CompanyRole | null | undefined>
}

type CompanyTable = {
  id: Generated<number>
  website: string
  name: string
  /** The VAT number in its normal form, with the country prefix. */
  vat_number: string | null
  /** The verdict of the plugin vat_checked_by; null: only the format was checked. */
  vat_check: 'valid' | 'unknown' | null
  vat_checked_by: string | null
  /** True: every member of the company sees the orders of all its members. */
  shares_orders: Generated<boolean>
  created_at: Date
}

/** An e-mail address of the newsletter's list, with or without an account. */
type NewsletterSubscriberTable = {
  id: Generated<number>
  website: string
  email: string
  email_key: string
  /** The store view of the subscription. It decides the language of mails and which newsletter provider gets a copy. */
  store_code: string
  state: 'pending' | 'subscribed' | 'unsubscribed'
  /** Counts subscriptions and unsubscriptions; links of older mails are invalid. */
  serial: Generated<number>
  consent_version: string
  requested_at: Date
  confirmed_at: ColumnType<Date | null, Date | null | undefined>
  left_at: ColumnType<Date | null, Date | null | undefined>
  coupon_at: ColumnType<Date | null, Date | null | undefined>
}

type OrderTemplateTable = {
  id: Generated<number>
  customer_id: number
  name: string
  /** The name in lower case; unique for a customer. */
  name_key: string
  lines: Json<{ productSku: string; boughtSku: string; name: string; quantity: number; selection: Selection }[]>
  saved_at: Date
}

/** A customer's wishlist or comparison. */
type SavedProductListTable = {
  customer_id: number
  list: SavedList
  /** Counts the changes of the list. */
  version: Generated<number>
  /** Oldest first. */
  skus: ColumnType<string[], string | undefined, string>
  /** Ids of the newest changes. */
  applied: ColumnType<string[], string | undefined, string>
  share_key: ColumnType<string | null, string | null | undefined>
  changed_at: Date
}

type CustomerAddressTable = {
  id: Generated<number>
  customer_id: number
  firstname: string
  lastname: string
  company: Generated<string>
  street: Json<string[]>
  city: string
  postcode: string
  region: Generated<string>
  region_code: Generated<string>
  region_id: Generated<number>
  country_id: string
  telephone: Generated<string>
  vat_id: Generated<string>
  default_shipping: Generated<boolean>
  default_billing: Generated<boolean>
}

type CustomerSessionTable = {
  id: Generated<number>
  customer_id: number
  started_at: Date
  /** The session ends then, even if its tokens are refreshed. */
  ends_at: Date
  ended_at: Date | null
  ended_by: 'logout' | 'reuse' | 'password' | 'merchant' | 'email' | null
  /** The User-Agent header of the browser that signed in. */
  user_agent: Generated<string>
}

type AccessTokenTable = { digest: string; session_id: number; expires_at: Date }

type RefreshTokenTable = {
  id: Generated<number>
  digest: string
  session_id: number
  /** The refresh token that was exchanged for this one. */
  parent_id: number | null
  expires_at: Date
  used_at: Date | null
  retired_at: Date | null
}

/** An e-mail address that waits for its confirmation. */
type EmailChangeTable = {
  id: string
  customer_id: number
  /** The session that asked for the change; it stays signed in. */
  session_id: number | null
  email: string
  email_key: string
  token_digest: string
  expires_at: Date
}

/** customer_id: null if no customer has the address. */
type PasswordResetTable = { id: string; customer_id: number | null; token_digest: string; expires_at: Date }

/** The link that proves a new customer's e-mail address. */
type EmailProofTable = { id: string; customer_id: number; token_digest: string; expires_at: Date }

export type SecurityEventKind =
  | 'login'
  | 'login_failed'
  | 'password_change'
  | 'password_reset'
  | 'email_change'
  | 'email_confirmation'
  | 'sign_out_everywhere'
  | 'data_export'
  | 'social_link'
  | 'social_unlink'

/** customer_id: null for a failed login with an address that no customer has. */
type SecurityEventTable = {
  id: Generated<number>
  customer_id: number | null
  kind: SecurityEventKind
  happened_at: Date
  user_agent: string
}

/** An account with a login provider that belongs to a customer. */
type SocialIdentityTable = {
  website: string
  provider: SocialProvider
  /** The provider's id of the person. */
  subject: string
  customer_id: number
  linked_at: Date
}

/** A login with a provider that is under way. */
type SocialLoginTable = {
  state_digest: string
  key_digest: string
  website: string
  provider: SocialProvider
  redirect_uri: string
  /** null: the code was exchanged. */
  verifier: string | null
  /** The provider's data about the person, stored until the person enters the password of their existing account. */
  identity: ColumnType<object | null, string | null | undefined, string | null>
  expires_at: Date
}

/** Consents that a customer has given or withdrawn. Rows are never changed. */
type MarketingConsentTable = {
  id: Generated<number>
  customer_id: number
  purpose: 'newsletter'
  is_given: boolean
  email: string
  store_code: string
  text_version: string
  happened_at: Date
}
