import { instagram } from '@mantel/domain/constants'
import { mailFormLength, mailFormNames } from '@mantel/domain/contact'
import { reviewLimits } from '@mantel/domain/review'
import { cleanText } from '@mantel/domain/text'
import * as z from 'zod'
import { previewTypes } from '../documents.ts'
import { type CallSchema, email, lenientId, line, looseObject, positiveId, text, wholeNumber } from './parts.ts'

const newsletterCall = {
  body: z.object({ email }),
  result: z.unknown(),
  onInvalid: { email: 'newsletter_email_missing' },
} as const satisfies CallSchema

const newsletterLink = z.object({ step: z.enum(['confirm', 'leave', 'undo']), token: z.string().min(1).max(200) })

const newsletterNotice = {
  params: z.object({ provider: z.string().max(32), key: z.string().max(128) }),
  result: z.literal(true),
  refusals: ['newsletter_link_invalid'],
} as const satisfies CallSchema

const formLine = z.string().max(mailFormLength.line).default('')
const longText = z.string().max(mailFormLength.text).default('')

const contentById = {
  params: z.object({ id: positiveId }),
  result: looseObject,
  refusals: ['content_unknown'],
} as const satisfies CallSchema

const contentByIdentifier = {
  params: z.object({ identifier: z.string().min(1).max(255), storeId: wholeNumber }),
  result: looseObject,
  refusals: ['content_unknown'],
} as const satisfies CallSchema

const alertLink = z.object({ step: z.enum(['confirm', 'stop']), alertKey: z.string().min(1).max(128) })

/** Pages and blocks, newsletter, mail forms, reviews, alerts, lookups. */
export const contentSchemas = {
  cmsPage: contentById,
  cmsBlock: contentById,
  cmsPageByIdentifier: contentByIdentifier,
  cmsBlockByIdentifier: contentByIdentifier,
  newsletterStatus: {
    query: z.object({ email }),
    result: z.string(),
    onInvalid: { email: 'newsletter_email_missing' },
    refusals: ['newsletter_email_missing', 'newsletter_unknown', 'too_many_requests'],
  },
  newsletterSubscribe: {
    ...newsletterCall,
    refusals: ['newsletter_email_missing', 'too_many_requests', 'bot_challenge_required'],
  },
  newsletterUnsubscribe: { ...newsletterCall, refusals: ['newsletter_email_missing', 'too_many_requests'] },
  // Accepts invalid values, as mailForm does. `website` is a honeypot field: only bots fill it in.
  newsletterForm: {
    body: z.object({ email: z.string().max(mailFormLength.line), website: z.string().catch('') }),
    result: z.unknown(),
  },
  newsletterLink: {
    params: newsletterLink,
    body: z.looseObject({ 'List-Unsubscribe': z.string().optional() }).default({}),
    result: z.literal(true),
    refusals: ['newsletter_link_invalid'],
  },
  newsletterLinkPage: { params: newsletterLink, result: z.unknown() },
  newsletterNotice: { ...newsletterNotice, body: z.looseObject({ type: z.string().max(40) }) },
  newsletterNoticeCheck: newsletterNotice,
  mailToken: { result: z.string() },
  mailSend: {
    body: z.object({
      token: z.string().min(1).max(4000),
      sourceAddress: z.string().trim().min(1).max(254),
      targetAddress: z.string().trim().min(1).max(254),
      subject: z.string().max(255).default(''),
      emailText: z.string().max(50_000).default(''),
      confirmation: z.boolean().default(false),
    }),
    result: z.literal('OK'),
    onInvalid: {
      token: 'mail_not_authorized',
      sourceAddress: 'mail_source_missing',
      targetAddress: 'mail_target_missing',
    },
    refusals: [
      'mail_not_authorized',
      'mail_no_transport',
      'mail_source_missing',
      'mail_target_missing',
      'mail_target_not_listed',
      'mail_source_invalid',
      'mail_target_invalid',
      'mail_address_invalid',
      'mail_duplicate',
      'too_many_requests',
      'bot_challenge_required',
    ],
  },
  // Accepts invalid values: the handler checks the fields, because it replies with a page. `website` is a honeypot field: only bots
  // fill it in.
  mailForm: {
    body: z.object({
      form: z.enum(mailFormNames),
      token: z.string().max(4000).catch(''),
      website: z.string().catch(''),
      company: formLine,
      name: formLine,
      email: formLine,
      telephone: formLine,
      orderNumber: formLine,
      address: longText,
      dates: longText,
      message: longText,
    }),
    result: z.unknown(),
  },
  stockAlert: {
    body: z
      .object({
        email: email.optional(),
        token: text.nullish(),
        productId: lenientId.optional(),
        sku: text.optional(),
      })
      .refine((alert) => (alert.productId ?? alert.sku) !== undefined),
    result: z.literal(true),
    onInvalid: { email: 'stock_alert_invalid', productId: 'stock_alert_invalid', sku: 'stock_alert_invalid' },
    refusals: [
      'stock_alert_invalid',
      'sku_unknown',
      'stock_alert_in_stock',
      'too_many_requests',
      'bot_challenge_required',
    ],
  },
  stockAlertPage: { params: alertLink, result: z.unknown() },
  stockAlertAnswer: { params: alertLink, result: z.unknown() },
  reviewCreate: {
    body: z.object({
      review: z.looseObject({
        product_id: z.number().int().min(1),
        title: line.trim().min(1).max(255),
        detail: z.string().overwrite(cleanText).trim().min(1).max(10_000),
        nickname: line.trim().min(1).max(255),
        review_entity: z.literal('product'),
        review_status: z.number().int().optional(),
        customer_id: z.number().int().nullish(),
        /** The number of stars. A review may have no rating. */
        rating: z.number().int().min(1).max(reviewLimits.maxStars).optional(),
        /** Pictures in Base64. Only logged-in customers may send them. */
        photos: z
          .array(z.base64().max(reviewLimits.maxPhotoBytes * 1.4))
          .max(reviewLimits.maxPhotos)
          .optional(),
      }),
    }),
    result: looseObject,
    onInvalid: 'list',
    refusals: [
      'sku_unknown',
      'review_photo',
      'review_photos_login',
      'token_invalid',
      'session_expired',
      'too_many_requests',
      'bot_challenge_required',
    ],
  },
  contentPreview: {
    params: z.object({ key: z.string().min(1).max(256) }),
    result: z.object({ type: z.enum(previewTypes), document: looseObject }),
    refusals: ['content_unknown'],
  },
  catalogueFile: { result: z.object({ url: z.string(), bytes: z.number().int().nullable() }) },
  cataloguePdf: { result: z.unknown() },
  instagramFeed: {
    query: z.object({ limit: wholeNumber.pipe(z.number().min(1).max(50)).default(instagram.feedLimit) }),
    result: z.array(
      z.looseObject({
        id: z.string(),
        permalink: z.string(),
        media_url: z.string(),
        thumbnail_url: z.string().optional(),
        caption: z.string().optional(),
        media_type: z.string(),
      }),
    ),
  },
  addressLookup: {
    query: z.object({ postcode: z.string().trim().min(1).max(16) }),
    result: z.array(
      z.looseObject({
        street: z.array(z.string()),
        city: z.string(),
        region: z.string(),
        postcode: z.string(),
        country_id: z.string(),
      }),
    ),
    onInvalid: { postcode: 'postcode_missing' },
    refusals: ['postcode_missing', 'address_lookup_failed'],
  },
} as const satisfies Record<string, CallSchema>
