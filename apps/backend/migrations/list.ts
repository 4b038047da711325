import type { Migration } from 'kysely/migration'
import * as catalogue from './001-catalogue.ts'
import * as outbox from './002-outbox.ts'
import * as priceBorder from './003-price-border.ts'
import * as seeding from './004-seeding.ts'
import * as pageNotFound from './005-page-not-found.ts'
import * as cart from './006-cart.ts'
import * as customer from './007-customer.ts'
import * as order from './008-order.ts'
import * as sales from './009-sales.ts'
import * as refusedMutations from './010-refused-mutations.ts'
import * as emptiedOnce from './011-emptied-once.ts'

/** In order of their numbers. A migration that has been released is never edited: write the next one. */
export const migrations: Record<string, Migration> = {
  '001-catalogue': catalogue,
  '002-outbox': outbox,
  '003-price-border': priceBorder,
  '004-seeding': seeding,
  '005-page-not-found': pageNotFound,
  '006-cart': cart,
  '007-customer': customer,
  '008-order': order,
  '009-sales': sales,
  '010-refused-mutations': refusedMutations,
  '011-emptied-once': emptiedOnce,
}
