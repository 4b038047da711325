import * as z from 'zod'

const amount = z.looseObject({ currency_code: z.string(), value: z.string() })

const capture = z.looseObject({
  id: z.string(),
  status: z.string(),
  amount: amount.optional(),
  custom_id: z.string().optional(),
})

export const paypalOrder = z.looseObject({
  id: z.string(),
  status: z.string(),
  links: z.array(z.looseObject({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.looseObject({
        custom_id: z.string().optional(),
        payments: z
          .looseObject({ captures: z.array(capture).default([]), refunds: z.array(z.unknown()).default([]) })
          .optional(),
      }),
    )
    .default([]),
})

export const paypalRefund = z.looseObject({ id: z.string().min(1).max(64), status: z.string() })

const related = z.looseObject({ related_ids: z.looseObject({ order_id: z.string().optional() }).optional() }).optional()

export const paypalCapture = z.looseObject({ custom_id: z.string().optional(), supplementary_data: related })

export type PaypalOrder = z.output<typeof paypalOrder>

export const paypalEvent = z.looseObject({
  id: z.string().min(1).max(128),
  event_type: z.string().min(1).max(64),
  resource: z.looseObject({
    id: z.string(),
    status: z.string().optional(),
    custom_id: z.string().optional(),
    amount: amount.optional(),
    purchase_units: z.array(z.looseObject({ custom_id: z.string().optional() })).optional(),
    links: z.array(z.looseObject({ rel: z.string(), href: z.string() })).default([]),
    supplementary_data: related,
  }),
})
