import * as z from 'zod'
import { email, lenientId, line, personName, text } from './parts.ts'

const optionalText = line.max(4000).nullish()
/** The old client sends [null, null] early in a checkout. */
const looseStreet = z.array(line.max(4000).nullable()).max(10)

/**
 * Clients send an almost empty address right after the shopper adds the first item, and this call must not fail. Accepts the old
 * and the new spelling of field names.
 */
export const looseAddress = z.looseObject({
  country_id: optionalText,
  countryId: optionalText,
  region: z.unknown().optional(),
  region_id: z.union([z.number(), text]).nullish(),
  region_code: optionalText,
  street: looseStreet.nullish(),
  city: optionalText,
  postcode: optionalText,
  firstname: optionalText,
  lastname: optionalText,
  telephone: optionalText,
  company: optionalText,
  email: optionalText,
})

const required = {
  firstname: personName,
  lastname: personName,
  city: line.trim().min(1).max(255),
  postcode: line.trim().min(3).max(32),
}

const extra = {
  company: optionalText,
  telephone: optionalText,
  vat_id: optionalText,
  region_id: z.union([z.number().int(), text]).nullish(),
  default_shipping: z.boolean().nullish(),
  default_billing: z.boolean().nullish(),
}

/** An address of the address book in a request. */
export const customerAddress = z.object({
  id: lenientId.nullish(),
  customer_id: lenientId.nullish(),
  ...required,
  street: z.array(line.trim().max(255)).min(1).max(4),
  country_id: z.string().regex(/^[A-Z]{2,3}$/),
  region: z
    .union([
      line.max(4000),
      z.object({ region: optionalText, region_code: optionalText, region_id: z.union([z.number(), text]).nullish() }),
    ])
    .nullish(),
  ...extra,
})

/** Registration requires both street and house number. */
export const registrationAddress = customerAddress.extend({
  street: z.array(line.trim().min(1).max(255)).min(2).max(4),
})

/** In an order the region is a text, and the country may be missing. */
export const orderShippingAddress = z.looseObject({
  ...required,
  street: z.array(line.max(4000).nullable()).min(1).max(10),
  country_id: optionalText,
  region: optionalText,
  ...extra,
  region_code: optionalText,
  email: email.nullish(),
})

export const orderBillingAddress = z.looseObject({
  firstname: line.max(255),
  lastname: line.max(255),
  city: line.max(4000),
  postcode: line.max(4000),
  street: looseStreet,
  country_id: optionalText,
  region: optionalText,
  ...extra,
  region_code: optionalText,
  email: optionalText,
})

/** An address in a customer reply. */
export const addressResult = z.looseObject({
  id: z.number(),
  customer_id: z.number(),
  region: z.looseObject({
    region_code: z.string().nullable(),
    region: z.string().nullable(),
    region_id: z.number(),
  }),
  region_id: z.number(),
  country_id: z.string(),
  street: z.array(z.string()),
  telephone: z.string(),
  postcode: z.string(),
  city: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().optional(),
  vat_id: z.string().optional(),
  default_shipping: z.boolean().optional(),
  default_billing: z.boolean().optional(),
})
