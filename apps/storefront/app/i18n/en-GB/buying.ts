import { en } from '@mantel/contract/messages/en'
import { account } from './account.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { coming } from './coming.ts'
import { validation } from './validation.ts'

/** What forms, account, cart and checkout say beyond that: loaded when one of them is opened. The base of all languages. */
export const buying = { ...en, ...account, ...cart, ...checkout, ...coming, ...validation } as const
