import type { OrderMailTexts } from '../order-mail-texts.ts'
import { en } from './en.ts'

const { cancelled } = en.orders

/** British texts, with the American spelling where it differs. */
export const enUs: OrderMailTexts = {
  ...en,
  orders: {
    ...en.orders,
    cancelled: {
      subject: cancelled.subject.replace('cancelled', 'canceled'),
      heading: cancelled.heading.replace('cancelled', 'canceled'),
      lead: cancelled.lead.replace('cancelled', 'canceled'),
    },
  },
}
