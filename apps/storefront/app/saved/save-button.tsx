import type { Engine, SavedProduct } from '@mantel/client'
import type { SavedList } from '@mantel/domain/saved'
import type { ComponentProps } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { hasSku, readSavedHint, useSavedHint, writeSavedHint } from '../shell/saved-hint.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'

/** A button that adds the product to a list, or removes it. Pressed: the product is in the list. */
export function SaveButton({
  list,
  product,
  ...rest
}: ComponentProps<'button'> & { list: SavedList; product: SavedProduct }) {
  const engine = useEngine()
  const isSaved = useSavedHint(list, useStore().view.code, (hint) => hasSku(hint, product.sku))
  const failure = useT()('something_went_wrong')
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={() => engine && void change(engine, list, product, !isSaved, failure)}
      {...rest}
    />
  )
}

/** Shows the change at once, then loads the list's code and saves it. */
async function change(engine: Engine, list: SavedList, product: SavedProduct, isWanted: boolean, failure: string) {
  const { code } = engine.view
  const hint = readSavedHint(list, code)
  const { sku } = product
  const others = ((hint ? JSON.parse(hint) : []) as string[]).filter((one) => one !== sku)
  writeSavedHint(list, code, JSON.stringify(isWanted ? [sku, ...others] : others))
  try {
    await (await import('./start-saved.ts')).saveProduct(engine, list, product, isWanted)
  } catch {
    writeSavedHint(list, code, hint)
    engine.notifications.push({ type: 'error', message: { text: failure } })
  }
}
