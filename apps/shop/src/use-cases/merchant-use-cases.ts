import {
  changeStock,
  createPreview,
  createPreviewKeys,
  editBlock,
  listMissingPages,
  moveCategory,
  redirectMissingPage,
  renameCategory,
  renameProduct,
  setPrice,
} from '@mantel/backend'
import { fillMessage, type Refusal } from '@mantel/contract'
import { type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import type { ShopUseCases, UseCaseResult } from '../commands/shop-use-cases.ts'
import { chooseViews, unknownStoreResult } from './choose-views.ts'
import type { UseCaseContext } from './use-case-context.ts'

type Outcome = { ok: true } | Refusal
type MerchantWork = Pick<
  ShopUseCases,
  | 'approveCustomer'
  | 'refuseCustomer'
  | 'listApplications'
  | 'setStock'
  | 'renameProduct'
  | 'renameCategory'
  | 'moveCategory'
  | 'setPrice'
  | 'previewContent'
  | 'setBlock'
  | 'listMissingPages'
  | 'redirectMissingPage'
>

/** Use cases that change one product, category, customer or block. */
export function createMerchantUseCases({ backend, db, stores, now, secretKey }: UseCaseContext): MerchantWork {
  async function inStores(
    storeCode: string | undefined,
    change: (view: StoreView) => Promise<Outcome>,
    done: string,
  ): Promise<UseCaseResult> {
    const views = chooseViews(stores, storeCode)
    if (!views) return unknownStoreResult(storeCode, stores)
    const changed: string[] = []
    let refusal: Refusal | undefined
    for (const view of views) {
      const outcome = await change(view)
      if (outcome.ok) changed.push(view.code)
      else refusal = outcome
    }
    // An entry may exist in some stores only: the change counts if it succeeded in at least one.
    if (changed.length > 0) return { ok: true, message: `${done} (${changed.join(', ')})` }
    return toResult(refusal ?? { ok: true }, done)
  }

  return {
    async setStock({ sku, quantity }) {
      return toResult(await changeStock({ db }, { sku, qty: quantity }), `${sku}: ${quantity} in stock.`)
    },
    renameProduct: ({ sku, name, storeCode }) =>
      inStores(
        storeCode,
        (view) => renameProduct(backend.context(view), { sku, name }),
        `Renamed product ${sku} to "${name}".`,
      ),
    renameCategory: ({ id, name, storeCode }) =>
      inStores(
        storeCode,
        (view) => renameCategory(backend.context(view), { id, name }),
        `Renamed category ${id} to "${name}".`,
      ),
    async moveCategory({ id, parentId }) {
      const roots = stores.views.map(({ catalog }) => catalog.rootCategoryId)
      return toResult(
        await moveCategory({ db, roots, now }, { id, parentId }),
        `Category ${id} is now below category ${parentId}.`,
      )
    },
    setPrice: ({ storeCode, ...setting }) =>
      inStores(
        storeCode,
        (view) => setPrice(backend.context(view), setting),
        `Set the price of ${setting.sku} to ${setting.price}.`,
      ),
    async approveCustomer({ email, storeCode, group }) {
      const [view] = chooseViews(stores, storeCode) ?? []
      if (!view) return unknownStoreResult(storeCode, stores)
      const approved = await backend.customers.approve(view, { email, group })
      if (approved.ok) return { ok: true, message: `Approved ${email} for ${view.website}.` }
      const missing = approved.missing === 'group' ? `group "${group}"` : `customer ${email}`
      return { ok: false, message: `There is no ${missing} in ${view.website}.` }
    },
    async refuseCustomer({ email, storeCode, reason }) {
      const [view] = chooseViews(stores, storeCode) ?? []
      if (!view) return unknownStoreResult(storeCode, stores)
      const refused = await backend.customers.refuse(view, { email, reason })
      if (refused.ok) return { ok: true, message: `Refused ${email} for ${view.website}.` }
      const problems = {
        missing: `There is no customer ${email} in ${view.website}.`,
        approved: `${email} has been approved already.`,
        refused: `${email} has been refused already.`,
      }
      return { ok: false, message: problems[refused.problem] }
    },
    async listApplications({ storeCode }, io) {
      const [view] = chooseViews(stores, storeCode) ?? []
      if (!view) return unknownStoreResult(storeCode, stores)
      const waiting = await backend.customers.listWaiting(view)
      for (const { email, company, vat_id, vat_check, country_id, created_at } of waiting) {
        const vatId = vat_id ? `${vat_id} (${vat_check === 'valid' ? 'checked' : 'format checked'})` : 'no VAT number'
        await io.out(
          [created_at.toISOString().slice(0, 10), email, company || '–', country_id ?? '–', vatId].join('  '),
        )
      }
      return { ok: true, message: `${waiting.length} waiting for approval in ${view.website}.` }
    },
    async listMissingPages({ storeCode, limit }, io) {
      if (!chooseViews(stores, storeCode)) return unknownStoreResult(storeCode, stores)
      const found = await listMissingPages(db, { storeCode, limit })
      const day = (date: Date) => date.toISOString().slice(0, 10)
      for (const { store_code, path, times, first_at, last_at, referrer } of found)
        await io.out([times, store_code, path, `${day(first_at)} – ${day(last_at)}`, referrer || '–'].join('  '))
      return { ok: true, message: `${found.length} paths that visitors did not find.` }
    },
    async redirectMissingPage({ path, target, storeCode }) {
      const [view] = chooseViews(stores, storeCode) ?? []
      if (!view) return unknownStoreResult(storeCode, stores)
      const redirected = await redirectMissingPage(backend.context(view), { from: path, to: target })
      if (redirected.ok) return { ok: true, message: `${path} now redirects to /${redirected.to} (${view.code}).` }
      const problems = {
        target_missing: `There is no product, category or page at ${target} in ${view.code}.`,
        path_in_use: `${path} exists in ${view.code}.`,
        path_invalid: `${path} is not a path.`,
      }
      return { ok: false, message: problems[redirected.problem] }
    },
    async previewContent({ type, identifier, storeCode }) {
      const [view] = chooseViews(stores, storeCode) ?? []
      if (!view) return unknownStoreResult(storeCode, stores)
      const created = await createPreview(backend.context(view), createPreviewKeys(secretKey), { type, identifier })
      if (!created.ok) return { ok: false, message: `There is no ${identifier} in ${view.code}.` }
      const url = `${websiteOf(stores, view).publicUrl}${storePath(view, `/preview/${created.key}`)}`
      return { ok: true, message: `${url}\nThe link is valid until ${created.expiresAt.toISOString().slice(0, 10)}.` }
    },
    setBlock: ({ identifier, content, storeCode }) =>
      inStores(
        storeCode,
        (view) => editBlock(backend.context(view), { identifier, content }),
        `Replaced the content of block ${identifier}.`,
      ),
  }
}

function toResult(outcome: Outcome, done: string): UseCaseResult {
  if (outcome.ok) return { ok: true, message: done }
  return { ok: false, message: fillMessage(outcome.code, 'en', outcome.params) }
}
