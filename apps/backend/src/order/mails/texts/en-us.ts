import type { MailTexts } from '../mail-texts.ts'
import { en } from './en.ts'

const { cancelled } = en.orders

/** Only what is spelt otherwise. */
export const enUs: MailTexts = {
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
