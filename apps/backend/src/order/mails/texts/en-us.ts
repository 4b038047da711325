import type { OrderMailTexts } from '../order-mail-texts.ts'
import { en } from './en.ts'

const { cancelled } = en.orders

/** Only texts whose spelling differs. */
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
