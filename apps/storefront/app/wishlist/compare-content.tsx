import { type Comparison as Loaded, loadComparison } from '@mantel/client'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { Notice } from '@mantel/ui/overlay/notice'
import { useCallback, useState } from 'react'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { CompareTable } from './compare-table.tsx'
import { useLoaded } from './use-loaded.ts'
import { type SavedView, useSaved } from './use-saved.ts'

export function CompareContent() {
  const view = useSaved('compare')
  if (view === null) return <CartSkeleton />
  if (view === 'unreachable') return <UnreachableCart headingLevel={2} actions={null} />
  return <Comparison view={view} />
}

function Comparison({ view }: { view: SavedView }) {
  const commonT = useT()
  const { saved, state, t } = view
  const loaded = useComparison(view)
  const [isOnlyDifferences, setOnlyDifferences] = useState(false)
  if (state.skus.length === 0)
    return (
      <EmptyState
        drawing="bare-shelf"
        title={t('compare.empty')}
        headingLevel={2}
        actions={
          <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
            {commonT('cart.continue')}
          </StoreLink>
        }
      >
        {t('compare.empty_text')}
      </EmptyState>
    )
  if (loaded === null) return <CartSkeleton />
  const { products, missing } = loaded
  const missingNotice = (
    <div role="status" className="empty:hidden">
      {missing.length > 0 && (
        <Notice tone="warning">{t('compare.missing', { names: missing.map(({ name }) => name).join(', ') })}</Notice>
      )}
    </div>
  )
  if (products.length === 0) return missingNotice
  return (
    <div className="grid gap-6" data-compare={products.length}>
      {missingNotice}
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Checkbox
          label={t('compare.only_differences')}
          checked={isOnlyDifferences}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
        />
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          {t('compare.print')}
        </Button>
      </div>
      <CompareTable
        t={t}
        products={products}
        isOnlyDifferences={isOnlyDifferences}
        onRemove={({ sku, name }) => void saved.remove({ sku, name })}
      />
    </div>
  )
}

/** The products in the order in which they were added; null while the first of them load. */
function useComparison({ engine, state: { skus } }: SavedView): Pick<Loaded, 'products' | 'missing'> | null {
  const load = useCallback(
    (last: Loaded | null) => loadComparison(engine, skus.toReversed(), last?.products),
    [engine, skus],
  )
  const loaded = useLoaded(engine, load)
  return (
    loaded && {
      products: loaded.products.filter(({ product }) => skus.includes(product.sku)),
      missing: loaded.missing.filter(({ sku }) => skus.includes(sku)),
    }
  )
}
