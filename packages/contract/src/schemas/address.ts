import * as z from 'zod'
import { email, lenientId, personName, text } from './parts.ts'

const optionalText = text.nullish()
/** Early in a checkout the old client sends [null, null]. */
const looseStreet = z.array(text.nullable()).max(10)

/** Right after the first add: almost empty, and that must not fail. Spelling of both eras. */
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
  city: z.string().trim().min(1).max(255),
  postcode: z.string().trim().min(3).max(32),
}

const extra = {
  company: optionalText,
  telephone: optionalText,
  vat_id: optionalText,
  region_id: z.union([z.number().int(), text]).nullish(),
  default_shipping: z.boolean().nullish(),
  default_billing: z.boolean().nullish(),
}

/** An address of the address book, as sent. */
export const customerAddress = z.object({
  id: lenientId.nullish(),
  customer_id: lenientId.nullish(),
  ...required,
  street: z.array(z.string().trim().max(255)).min(1).max(4),
  country_id: z.string().regex(/^[A-Z]{2,3}$/),
  region: z
    .union([
      text,
      z.object({ region: optionalText, region_code: optionalText, region_id: z.union([z.number(), text]).nullish() }),
    ])
    .nullish(),
  ...extra,
})

/** At registration street and house are both asked for. */
export const registrationAddress = customerAddress.extend({
  street: z.array(z.string().trim().min(1).max(255)).min(2).max(4),
})

/** Inside an order: the region is a text, the country may still be missing. */
export const orderShippingAddress = z.looseObject({
  ...required,
  street: z.array(text.nullable()).min(1).max(10),
  country_id: optionalText,
  region: optionalText,
  ...extra,
  region_code: optionalText,
  email: email.nullish(),
})

export const orderBillingAddress = z.looseObject({
  firstname: text,
  lastname: text,
  city: text,
  postcode: text,
  street: looseStreet,
  country_id: optionalText,
  region: optionalText,
  ...extra,
  region_code: optionalText,
  email: optionalText,
})

/** As a customer's reply carries it. */
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
