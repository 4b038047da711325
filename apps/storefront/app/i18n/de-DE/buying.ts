import { de as messages } from '@mantel/contract/messages/de'
import type { BuyingDictionary } from '../text.ts'
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

export const buying: BuyingDictionary = {
  ...messages,
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
}
