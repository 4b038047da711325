import { en } from '@mantel/contract/messages/en'
import { account } from './account.ts'
import { blog } from './blog.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { consent } from './consent.ts'
import { contact } from './contact.ts'
import { giftCard } from './gift-card.ts'
import { myAccount } from './my-account.ts'
import { newsletter } from './newsletter.ts'
import { robotCheck } from './robot-check.ts'
import { saved } from './saved.ts'
import { smallParts } from './small-parts.ts'
import { trade } from './trade.ts'
import { validation } from './validation.ts'

/** Texts of forms, account, cart and checkout, loaded when one of them opens. The base of all languages. */
export const buying = {
  ...en,
  ...account,
  ...blog,
  ...cart,
  ...checkout,
  ...smallParts,
  ...giftCard,
  ...contact,
  ...consent,
  ...myAccount,
  ...newsletter,
  ...robotCheck,
  ...saved,
  ...trade,
  ...validation,
} as const
