import { type ComparedProduct, loadComparison } from '@mantel/client'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useEffect, useState } from 'react'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { CompareTable } from './compare-table.tsx'
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
  const products = useComparison(view)
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
  if (products === null) return <CartSkeleton />
  return (
    <div className="grid gap-6" data-compare={products.length}>
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
function useComparison({ engine, state: { skus } }: SavedView): ComparedProduct[] | null {
  const [products, setProducts] = useState<ComparedProduct[] | null>(null)
  useEffect(() => {
    let isNewest = true
    loadComparison(engine, skus.toReversed()).then((loaded) => isNewest && setProducts(loaded), engine.log.warn)
    return () => {
      isNewest = false
    }
  }, [engine, skus])
  return products?.filter(({ product }) => skus.includes(product.sku)) ?? null
}
