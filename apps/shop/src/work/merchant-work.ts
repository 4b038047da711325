import {
  approveCustomer,
  changeStock,
  editBlock,
  moveCategory,
  renameCategory,
  renameProduct,
  setPrice,
} from '@mantel/backend'
import { fillMessage, type Refusal } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { ShopWork, WorkAnswer } from '../commands/shop-work.ts'
import { chooseViews, unknownStore } from './choose-views.ts'
import type { WorkPlace } from './work-place.ts'

type Outcome = { ok: true } | Refusal
type MerchantWork = Pick<
  ShopWork,
  'approveCustomer' | 'setStock' | 'renameProduct' | 'renameCategory' | 'moveCategory' | 'setPrice' | 'setBlock'
>

/** Changes of one thing at a time. */
export function merchantWork({ backend, db, stores, now }: WorkPlace): MerchantWork {
  async function inStores(
    storeCode: string | undefined,
    change: (view: StoreView) => Promise<Outcome>,
    done: string,
  ): Promise<WorkAnswer> {
    const views = chooseViews(stores, storeCode)
    if (!views) return unknownStore(storeCode, stores)
    const changed: string[] = []
    let refusal: Refusal | undefined
    for (const view of views) {
      const outcome = await change(view)
      if (outcome.ok) changed.push(view.code)
      else refusal = outcome
    }
    // A thing that only some stores have is changed where it is.
    if (changed.length > 0) return { ok: true, message: `${done} (${changed.join(', ')})` }
    return answer(refusal ?? { ok: true }, done)
  }

  return {
    async setStock({ sku, quantity }) {
      return answer(await changeStock({ db }, { sku, qty: quantity }), `${sku}: ${quantity} in stock.`)
    },
    renameProduct: ({ sku, name, storeCode }) =>
      inStores(storeCode, (view) => renameProduct(backend.context(view), { sku, name }), `${sku} is called "${name}".`),
    renameCategory: ({ id, name, storeCode }) =>
      inStores(storeCode, (view) => renameCategory(backend.context(view), { id, name }), `${id} is called "${name}".`),
    async moveCategory({ id, parentId }) {
      const roots = stores.views.map(({ catalog }) => catalog.rootCategoryId)
      return answer(
        await moveCategory({ db, roots, now }, { id, parentId }),
        `Category ${id} stands below ${parentId}.`,
      )
    },
    setPrice: ({ storeCode, ...setting }) =>
      inStores(storeCode, (view) => setPrice(backend.context(view), setting), `${setting.sku} costs ${setting.price}.`),
    async approveCustomer({ email, storeCode, group }) {
      const [view] = chooseViews(stores, storeCode) ?? []
      if (!view) return unknownStore(storeCode, stores)
      const approved = await approveCustomer(backend.context(view), stores, { email, group })
      if (approved.ok) return { ok: true, message: `${email} sees prices in ${view.website}.` }
      const missing = approved.missing === 'group' ? `group "${group}"` : `customer ${email}`
      return { ok: false, message: `There is no ${missing} in ${view.website}.` }
    },
    setBlock: ({ identifier, content, storeCode }) =>
      inStores(
        storeCode,
        (view) => editBlock(backend.context(view), { identifier, content }),
        `The block ${identifier} is replaced.`,
      ),
  }
}

function answer(outcome: Outcome, done: string): WorkAnswer {
  if (outcome.ok) return { ok: true, message: done }
  return { ok: false, message: fillMessage(outcome.code, 'en', outcome.params) }
}
