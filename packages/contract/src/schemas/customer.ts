import { orderHistory, socialProviders } from '@mantel/domain/constants'
import * as z from 'zod'
import { addressResult, customerAddress, registrationAddress } from './address.ts'
import { exportedData } from './exported-data.ts'
import { orderResult } from './order-result.ts'
import {
  type CallSchema,
  email,
  lenientId,
  looseObject,
  message,
  personName,
  positiveId,
  text,
  wholeNumber,
} from './parts.ts'

const socialProvider = z.enum(socialProviders)
/** The length is in UTF-16 units. The upper bound limits the cost of hashing; the rules for new passwords are stricter. */
const password = z.string().min(1).max(256)
/** In trade stores the first address has to name the company and its VAT number. */
const companyRefusals = ['company_missing', 'vat_id_invalid', 'vat_id_unknown'] as const
const newPasswordRefusals = ['password_weak', 'password_guessable'] as const

/** Required if the request changes the e-mail address. */
const currentPassword = password.optional()
const emailChangeRefusals = ['email_password_missing', 'email_password_wrong', 'too_many_email_changes'] as const

const customerResult = z.looseObject({
  id: z.number(),
  group_id: z.number(),
  default_billing: z.string().optional(),
  default_shipping: z.string().optional(),
  created_at: z.string(),
  updated_at: z.string(),
  created_in: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  store_id: z.number(),
  website_id: z.number(),
  addresses: z.array(addressResult),
  disable_auto_group_change: z.number(),
  custom_attributes: z.array(looseObject).optional(),
  extension_attributes: z
    .looseObject({
      is_subscribed: z.boolean().optional(),
      /** false: the customer logs in with a provider only. */
      has_password: z.boolean().optional(),
      /** Login providers that are linked to the account. */
      logins: z.array(socialProvider).optional(),
      /** false: a trade customer whom the merchant has not approved. */
      is_approved: z.boolean().optional(),
      /** Why the merchant refused the application. */
      refusal_reason: z.string().optional(),
      /** Whether the customer has proven that the e-mail address is theirs. */
      is_email_confirmed: z.boolean().optional(),
      /** A new e-mail address that waits for its confirmation. */
      pending_email: z.string().optional(),
    })
    .optional(),
  groupToken: z.string().optional(),
})

const person = { email, firstname: personName, lastname: personName }
const customAttribute = z.strictObject({ attribute_code: text, value: message.nullable() })

/** Old clients send back the group token of the last profile, which is not part of the profile. */
const profile = z
  .strictObject({
    ...person,
    addresses: z.array(customerAddress).max(100).optional(),
    custom_attributes: z.array(customAttribute).max(5).optional(),
    groupToken: z.unknown().optional(),
  })
  .transform(({ groupToken: _, ...kept }) => kept)

const sessionRefusals = ['token_invalid', 'session_expired'] as const
const device = z.object({ browser: z.string().nullable(), system: z.string().nullable() })
const activeSession = z.object({
  id: z.number(),
  device,
  started_at: z.string(),
  /** When the tokens of the session were last renewed: at most an hour before the last call of the session. */
  last_used_at: z.string(),
  is_current: z.boolean(),
})
/** The codes and states of login providers may have any format. */
const providerText = z.string().min(1).max(4000)
/** The version of the consent text that the customer has seen. */
const consentVersion = z.string().regex(/^\d{4}-\d{2}(-\d{1,2})?$/)
const securityEvent = z.object({
  kind: z.enum([
    'login',
    'login_failed',
    'password_change',
    'password_reset',
    'email_change',
    'email_confirmation',
    'sign_out_everywhere',
    'data_export',
    'social_link',
    'social_unlink',
  ]),
  happened_at: z.string(),
  device,
})

export const customerSchemas = {
  userLogin: {
    body: z.object({ username: z.string().trim().min(1).max(254), password }),
    result: z.string(),
    onInvalid: { username: 'credentials_missing', password: 'credentials_missing' },
    refusals: ['login_incorrect', 'credentials_missing', 'too_many_requests'],
  },
  userCreate: {
    body: z.object({
      customer: z.object({ ...person, addresses: z.array(registrationAddress).max(2).optional() }),
      password,
    }),
    result: customerResult,
    onInvalid: 'list',
    refusals: ['email_taken', ...newPasswordRefusals, ...companyRefusals, 'too_many_requests'],
  },
  userResetPassword: {
    body: z.object({ email }),
    result: z.literal(true),
    onInvalid: { email: 'reset_email_missing' },
    refusals: ['reset_email_missing', 'too_many_requests'],
  },
  userCreatePassword: {
    body: z.object({ email, resetToken: z.string().min(1).max(512), newPassword: password }),
    result: z.literal(true),
    onInvalid: {
      email: 'create_password_email_missing',
      resetToken: 'create_password_token_missing',
      newPassword: 'create_password_new_missing',
    },
    refusals: ['reset_token_invalid', ...newPasswordRefusals, 'too_many_requests'],
  },
  userChangePassword: {
    body: z.object({ currentPassword: password, newPassword: password }),
    result: z.literal(true),
    onInvalid: { currentPassword: 'passwords_missing', newPassword: 'passwords_missing' },
    refusals: ['password_wrong', ...newPasswordRefusals, 'too_many_requests', 'token_invalid', 'session_expired'],
  },
  userProfile: { result: customerResult, refusals: ['token_invalid', 'session_expired'] },
  userUpdate: {
    body: z.strictObject({ customer: profile, currentPassword }),
    result: customerResult,
    onInvalid: 'list',
    refusals: ['address_not_owned', ...emailChangeRefusals, 'token_invalid', 'session_expired'],
  },
  userConfirmEmail: {
    body: z.object({ token: z.string().min(1).max(512) }),
    result: z.literal(true),
    onInvalid: { token: 'email_link_invalid' },
    refusals: ['email_link_invalid', 'email_taken'],
  },
  userSendEmailProof: { result: z.literal(true), refusals: [...sessionRefusals, 'too_many_requests'] },
  userSessions: { result: z.array(activeSession), refusals: sessionRefusals },
  userEndSession: {
    params: z.object({ sessionId: positiveId }),
    result: z.literal(true),
    refusals: [...sessionRefusals, 'session_unknown'],
  },
  userUnlinkLogin: {
    params: z.object({ provider: socialProvider }),
    result: z.literal(true),
    onInvalid: { provider: 'login_unknown' },
    refusals: [...sessionRefusals, 'login_unknown', 'login_last'],
  },
  userEndSessions: {
    body: z.object({ keepCurrent: z.boolean().default(false) }).prefault({}),
    result: z.literal(true),
    refusals: sessionRefusals,
  },
  userSecurityEvents: { result: z.array(securityEvent), refusals: sessionRefusals },
  userExport: {
    result: z.object({
      customer: customerResult,
      sessions: z.array(activeSession),
      security_events: z.array(securityEvent),
      logins: z.array(z.object({ provider: socialProvider, linked_at: z.string() })),
      ...exportedData,
      /** The company of a trade customer. */
      company: z.object({ name: z.string(), vat_number: z.string().nullable() }).nullable(),
      orders: z.array(orderResult),
    }),
    refusals: [...sessionRefusals, 'too_many_requests'],
  },
  userDelete: {
    body: z.object({ currentPassword: password }),
    /** kept: the data that the shop has to keep by law, and the reason. */
    result: z.object({
      kept: z.array(z.object({ what: z.literal('orders'), count: z.number(), reason: z.literal('tax_law') })),
    }),
    onInvalid: { currentPassword: 'passwords_missing' },
    refusals: ['password_wrong', ...sessionRefusals, 'too_many_requests'],
  },
  userOrderHistory: {
    query: z.object({
      pageSize: wholeNumber.pipe(z.number().min(1).max(100)).default(orderHistory.pageSize),
      currentPage: wholeNumber.pipe(z.number().min(1)).default(orderHistory.firstPage),
    }),
    result: z.looseObject({ items: z.array(orderResult), search_criteria: looseObject, total_count: z.number() }),
    refusals: ['token_invalid', 'session_expired'],
  },
  userRefresh: {
    body: z.object({ refreshToken: z.string().min(1).max(4000) }),
    result: z.string(),
    onInvalid: { refreshToken: 'refresh_token_missing' },
    refusals: ['refresh_token_invalid', 'refresh_token_missing'],
  },
  userLogout: {
    body: z.object({ refreshToken: z.string().max(4000).nullish() }).default({}),
    result: z.literal(true),
  },
  userNewsletter: {
    body: z.object({ isSubscribed: z.boolean(), consentVersion }),
    result: customerResult,
    onInvalid: 'list',
    refusals: sessionRefusals,
  },
  socialLoginStart: {
    body: z.object({ type: socialProvider }),
    /** key: proves that the same browser starts and completes the login. */
    result: z.object({ url: z.string(), state: z.string(), key: z.string() }),
    onInvalid: { type: 'social_provider_unknown' },
    refusals: ['social_provider_unknown', 'too_many_requests'],
  },
  socialLogin: {
    /**
     * code, state and the optional iss are the query of the callback URL. password: of an existing account with the same e-mail
     * address, so that the server may link the login to it.
     */
    body: z.object({
      type: socialProvider,
      state: providerText,
      key: providerText,
      code: providerText.optional(),
      iss: providerText.optional(),
      password: password.optional(),
      orderId: lenientId.nullish(),
    }),
    result: z.string(),
    onInvalid: {
      type: 'social_provider_unknown',
      state: 'social_login_expired',
      key: 'social_login_expired',
      code: 'social_login_expired',
      iss: 'social_login_expired',
      password: 'passwords_missing',
    },
    refusals: [
      'social_provider_unknown',
      'social_login_failed',
      'social_login_expired',
      'social_email_missing',
      'social_email_unverified',
      'social_link_password',
      'password_wrong',
      'too_many_requests',
    ],
  },
  addressBookSave: {
    params: z.object({ customerId: positiveId }),
    body: z.object({
      customer: z.object({
        ...person,
        id: lenientId.optional(),
        website_id: lenientId.optional(),
        store_id: lenientId.optional(),
        addresses: z.array(customerAddress).max(100),
      }),
      currentPassword,
    }),
    result: customerResult,
    onInvalid: 'list',
    refusals: ['address_not_owned', ...emailChangeRefusals, 'token_invalid'],
  },
  addressBookRemove: {
    params: z.object({ addressId: positiveId }),
    result: z.literal(true),
    refusals: ['address_unknown', 'token_invalid'],
  },
} as const satisfies Record<string, CallSchema>
