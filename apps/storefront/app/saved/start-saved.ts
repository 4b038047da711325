import {
  type Engine,
  openSavedProductList,
  rememberSavedProducts,
  type SavedProduct,
  type SavedProductList,
} from '@mantel/client'
import type { SavedList } from '@mantel/domain/saved'
import { openAccount } from '../account/account.ts'
import { readSavedHint } from '../shell/saved-hint.ts'
import { writeSavedHint } from '../shell/write-saved-hint.ts'
import { hasPendingChange, listPendingChanges, removePendingChange, storePendingChange } from './pending-changes.ts'

const opened = new Map<SavedList, Promise<SavedProductList>>()

/** Opens a saved list, once per page. */
export function openSavedList(engine: Engine, list: SavedList): Promise<SavedProductList> {
  const existing = opened.get(list)
  if (existing) return existing
  const opening = start(engine, list).catch((error: unknown) => {
    opened.delete(list)
    throw error
  })
  opened.set(list, opening)
  return opening
}

async function start(engine: Engine, list: SavedList): Promise<SavedProductList> {
  const account = await openAccount(engine)
  const saved = await openSavedProductList(engine, account, list)
  const { code } = engine.view
  const publish = () => writeSavedHint(list, code, saved.get().skus)
  for (const { key, product, isWanted } of listPendingChanges(list, code)) {
    await changeList(engine, saved, product, isWanted)
    removePendingChange(key)
  }
  saved.subscribe(publish)
  // Shows the list, unless a change of this page is still being saved: its button would show the list without the
  // change for a moment.
  if (!hasPendingChange(list, code)) publish()
  // While the page was in the background, another device may have changed the list, or another customer may have logged in.
  const synchronise = () => account.session.reread().then(saved.synchronise)
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void synchronise())
  return saved
}

/** Shows the change at once, then saves it. If that fails, the button shows the list as it was. */
export async function saveProduct(
  engine: Engine,
  list: SavedList,
  product: SavedProduct,
  isWanted: boolean,
): Promise<void> {
  const { code } = engine.view
  const before = JSON.parse(readSavedHint(list, code) || '[]') as string[]
  const others = before.filter((sku) => sku !== product.sku)
  const key = storePendingChange(list, code, product, isWanted)
  writeSavedHint(list, code, isWanted ? [product.sku, ...others] : others)
  try {
    const saved = await openSavedList(engine, list)
    await changeList(engine, saved, product, isWanted)
    const isAdded = list === 'wishlist' && isWanted && saved.get().skus.includes(product.sku)
    if (isAdded && !before.includes(product.sku))
      engine.events.push({ type: 'product_wished', product: { ...product, price: null } })
    // A full list does not accept the product, so the button shows what the list contains.
    writeSavedHint(list, code, saved.get().skus)
  } catch (error) {
    writeSavedHint(list, code, before)
    throw error
  } finally {
    removePendingChange(key)
  }
}

async function changeList(
  engine: Engine,
  saved: SavedProductList,
  product: SavedProduct,
  isWanted: boolean,
): Promise<void> {
  if (!isWanted) return saved.remove(product)
  await rememberSavedProducts(engine, [product])
  await saved.add(product)
}
