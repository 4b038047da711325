import type { SavedProduct } from '@mantel/client'
import type { SavedList } from '@mantel/domain/saved'
import type { ComponentProps } from 'react'
import { useSavedHint } from '../shell/saved-hint.ts'
import { useEngine } from '../store/engine-context.ts'

/**
 * A button that adds the product to a list or removes it. It is shown as pressed if the product is in the list. The list's code is
 * loaded with the first click.
 */
export function SaveButton({
  list,
  product,
  ...rest
}: ComponentProps<'button'> & { list: SavedList; product: SavedProduct }) {
  const engine = useEngine()
  const isSaved = useSavedHint(list).includes(JSON.stringify(product.sku))
  const change = () =>
    engine &&
    import('./start-saved.ts')
      .then(({ saveProduct }) => saveProduct(engine, list, product, !isSaved))
      .catch(() => engine.notifications.push({ type: 'error', message: { key: 'something_went_wrong' } }))
  return <button type="button" aria-pressed={isSaved} onClick={change} {...rest} />
}
