import * as z from 'zod'
import { type CallSchema, lenientId, line, looseObject, message, positiveId, text } from './parts.ts'

const anyBody = looseObject.default({})
const sessionRefusals = ['token_invalid', 'session_expired'] as const
const cardCode = z.string().trim().min(1).max(64)

const giftCardCall = {
  body: z.object({ token: text.nullish(), quoteId: lenientId, giftCardCode: cardCode }),
  /** Anything without errorMessage is success. */
  result: z.union([z.literal(true), z.string()]),
  onInvalid: { giftCardCode: 'gift_card_wrong' },
  refusals: [
    'gift_card_wrong',
    'gift_card_expired',
    'gift_card_empty',
    'gift_card_currency',
    'gift_card_too_many',
    'cart_unknown',
    'token_invalid',
  ],
} as const satisfies CallSchema

/**
 * A gift card that the customer has redeemed or saved. code: only its last characters, because the shop does not store codes.
 * value: the amount at issue. balance: the amount left. Both in major units.
 */
const claim = z.looseObject({
  id: z.number(),
  code: z.string(),
  created_at: z.string(),
  value: z.number(),
  balance: z.number(),
  currency_code: z.string(),
  description: z.string(),
  saved: z.boolean(),
  /** A saved card that the customer can pay with in this store now. */
  usable: z.boolean(),
})

/**
 * The next step of a payment. done: nothing is left to do; challenge: the browser shows the bank's 3-D Secure challenge in a
 * frame; redirect: the browser posts the fields to that URL and returns later; pending: the provider has not decided, poll
 * again; failed: the shopper has the cart back and may try again.
 */
const paymentStep = z.looseObject({
  step: z.enum(['done', 'challenge', 'redirect', 'pending', 'failed']),
  orderNumber: z.string(),
  challenge: z.looseObject({ transactionId: z.string(), acsUrl: z.string(), cReq: z.string() }).optional(),
  redirect: z.looseObject({ url: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
  message: z.string().optional(),
})

/** Gift cards and the card provider. */
export const paymentSchemas = {
  giftCardPreview: {
    query: z.object({
      recipient: line.max(255).default(''),
      email: line.max(255).default(''),
      sender: line.max(255).default(''),
      message: message.default(''),
      /** Path of a picture in the shop. */
      image: text.default(''),
    }),
    result: z.string(),
  },
  giftCardPrint: { params: z.object({ cardKey: z.string().min(1).max(512) }), result: z.unknown() },
  giftCardClaims: { result: z.array(claim), refusals: sessionRefusals },
  giftCardClaimSave: {
    body: z.object({ code: cardCode }),
    result: z.array(claim),
    onInvalid: { code: 'gift_card_wrong' },
    refusals: [...sessionRefusals, 'gift_card_wrong', 'gift_card_expired', 'gift_card_currency'],
  },
  giftCardClaimRemove: {
    params: z.object({ claimId: positiveId }),
    result: z.array(claim),
    refusals: [...sessionRefusals, 'gift_card_wrong'],
  },
  giftCardApply: {
    ...giftCardCall,
    /** claimId: a card that the customer has saved, in place of its code. */
    body: z
      .object({
        token: text.nullish(),
        quoteId: lenientId,
        giftCardCode: cardCode.optional(),
        claimId: positiveId.optional(),
      })
      .refine(({ giftCardCode, claimId }) => giftCardCode !== undefined || claimId !== undefined, {
        path: ['giftCardCode'],
      }),
  },
  giftCardRemove: giftCardCall,
  giftCardBalance: {
    query: z.object({ code: cardCode }),
    result: z.looseObject({ code: z.string(), balance: z.number(), currency_code: z.string() }),
    onInvalid: { code: 'gift_card_wrong' },
    refusals: ['gift_card_wrong', 'gift_card_expired', 'gift_card_currency'],
  },
  paymentStart: {
    body: z.object({
      orderKey: z.string().min(1).max(128),
      /** Fields that the payment method's form in the browser collected, such as a card identifier; never a card number. */
      additional: looseObject.default({}),
    }),
    result: paymentStep,
    refusals: ['order_key_wrong', 'payment_failed', 'payment_method_refused'],
  },
  paymentReturn: {
    params: z.object({ provider: z.string().min(1).max(64) }),
    query: looseObject,
    result: z.unknown(),
  },
  paymentWebhook: {
    params: z.object({ provider: z.string().min(1).max(64) }),
    body: looseObject,
    result: z.literal(true),
    refusals: ['unavailable'],
  },
  paymentChallenge: {
    params: z.object({ provider: z.string().min(1).max(64) }),
    query: looseObject,
    body: z.object({ cres: z.string().min(1).max(10_000), threeDSSessionData: z.string().max(1024).optional() }),
    result: z.unknown(),
  },
  cardMerchantSession: {
    body: anyBody,
    result: z.looseObject({ merchantSessionKey: z.string(), expiry: z.string() }),
  },
  cardIdentifier: {
    body: anyBody,
    result: z.looseObject({ cardIdentifier: z.string(), expiry: z.string(), cardType: z.string() }),
    refusals: ['payment_failed'],
  },
  cardThreeDInfo: {
    body: anyBody,
    result: z.looseObject({
      status: z.string(),
      statusCode: z.string(),
      transactionId: z.string(),
      acsUrl: z.string().optional(),
      paReq: z.string().optional(),
      cReq: z.string().optional(),
    }),
    refusals: ['payment_failed'],
  },
  cardOrderSync: { body: anyBody, result: z.unknown(), refusals: ['payment_failed', 'order_unknown'] },
} as const satisfies Record<string, CallSchema>
