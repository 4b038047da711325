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
import { useLoadUntilComplete } from './use-load-until-complete.ts'
import { type SavedView, useSaved } from './use-saved.ts'

export function CompareContent() {
  const view = useSaved('compare')
  if (view === null) return <CartSkeleton />
  if (view === 'unreachable') return <UnreachableCart headingLevel={2} actions={null} />
  return <Comparison view={view} />
}

function Comparison({ view }: { view: SavedView }) {
  const { saved, state, t } = view
  const loaded = useComparison(view)
  const [isOnlyDifferences, setOnlyDifferences] = useState(false)
  if (state.skus.length === 0)
    return (
      <EmptyState drawing="bare-shelf" title={t('compare.empty')} headingLevel={2} actions={<ContinueShopping />}>
        {t('compare.empty_text')}
      </EmptyState>
    )
  if (loaded === null) return <CartSkeleton />
  const { products, missing, gone } = loaded
  const unavailable = (
    <>
      <div role="status" className="empty:hidden">
        {missing.length > 0 && (
          <Notice tone="warning">{t('compare.missing', { names: missing.map(({ name }) => name).join(', ') })}</Notice>
        )}
      </div>
      {gone.length > 0 && <GoneProducts t={t} products={gone} onRemove={(product) => void saved.remove(product)} />}
    </>
  )
  if (products.length === 0)
    return (
      <div className="grid justify-items-start gap-6">
        {unavailable}
        <ContinueShopping />
      </div>
    )
  return (
    <div className="grid gap-6" data-compare={products.length}>
      {unavailable}
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

function ContinueShopping() {
  const t = useT()
  return (
    <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
      {t('cart.continue')}
    </StoreLink>
  )
}

type GoneProductsProps = Pick<SavedView, 't'> & {
  products: Loaded['gone']
  onRemove: (product: Loaded['gone'][number]) => void
}

/** Products that are no longer sold. They count against the limit until the shopper removes them. */
function GoneProducts({ t, products, onRemove }: GoneProductsProps) {
  return (
    <ul className="grid gap-2 print:hidden">
      {products.map((product) => (
        <li key={product.sku} className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-medium">{product.name}</span>
          <span className="text-13 text-muted">{t('saved.gone')}</span>
          <button
            type="button"
            className="min-h-6 cursor-pointer text-13 underline"
            aria-label={t('compare.remove_named', { name: product.name })}
            onClick={() => onRemove(product)}
          >
            {t('cart.remove_short')}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The products in the order in which they were added; null while the first of them load. */
function useComparison({ engine, state: { skus } }: SavedView): Omit<Loaded, 'isComplete'> | null {
  const load = useCallback(
    (last: Loaded | null) => loadComparison(engine, skus.toReversed(), last?.products),
    [engine, skus],
  )
  const loaded = useLoadUntilComplete(engine, load)
  return (
    loaded && {
      products: loaded.products.filter(({ product }) => skus.includes(product.sku)),
      missing: loaded.missing.filter(({ sku }) => skus.includes(sku)),
      gone: loaded.gone.filter(({ sku }) => skus.includes(sku)),
    }
  )
}
