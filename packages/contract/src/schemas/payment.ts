import * as z from 'zod'
import { type CallSchema, lenientId, looseObject, text } from './parts.ts'

const anyBody = looseObject.default({})
const cardCode = z.string().trim().min(1).max(64)

const giftCardCall = {
  body: z.object({ token: text.nullish(), quoteId: lenientId, giftCardCode: cardCode }),
  /** Anything without errorMessage is success. */
  result: z.union([z.literal(true), z.string()]),
  onInvalid: { giftCardCode: 'gift_card_wrong' },
  refusals: ['gift_card_wrong', 'cart_unknown', 'token_invalid'],
} as const satisfies CallSchema

/** Gift cards and the card provider. */
export const paymentSchemas = {
  giftCardPreview: {
    query: z.object({
      recipient: text.default(''),
      email: text.default(''),
      sender: text.default(''),
      message: text.default(''),
      image: text.default(''),
    }),
    result: z.string(),
  },
  giftCardApply: giftCardCall,
  giftCardRemove: giftCardCall,
  giftCardBalance: {
    query: z.object({ code: cardCode }),
    result: z.looseObject({ code: z.string(), balance: z.number(), currency_code: z.string() }),
    onInvalid: { code: 'gift_card_wrong' },
    refusals: ['gift_card_wrong'],
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
