import { type OrderedProduct, type OrderedProductSort, orderedProductSorts } from '@mantel/client'
import { sortings } from '@mantel/domain/constants'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { Select } from '@mantel/ui/form/select'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { useOnline } from '../../store/use-online.ts'
import { type AccountScreenProps, useOrderHistory } from '../account-screen.ts'
import { OrderedProductRow } from './ordered-product-row.tsx'
import { OrdersPending } from './orders-pending.tsx'
import { useOrderedProducts } from './use-ordered-products.ts'

/** Everything the customer has bought, to buy it again. */
export function OrderedProductsScreen({ engine, account, t, title }: AccountScreenProps) {
  const commonT = useT()
  const isOnline = useOnline()
  const history = useOrderHistory(account)
  const [sort, setSort] = useState<OrderedProductSort>(sortings.purchaseDate)
  const products = useOrderedProducts(engine, history.orders, sort)
  const [isBusy, setBusy] = useState(false)
  const names: Record<OrderedProductSort, string> = {
    [sortings.purchaseDate]: t('sort.purchase_date'),
    [sortings.default]: commonT('sort.bestseller'),
    [sortings.latest]: commonT('sort.latest'),
    [sortings.priceLowToHigh]: commonT('sort.price_low'),
    [sortings.priceHighToLow]: commonT('sort.price_high'),
  }
  if (!products || products.length === 0)
    return (
      <div className="grid gap-8">
        <h1 className="title-1">{title}</h1>
        <OrdersPending t={t} history={history} onRetry={account.history.refresh}>
          <EmptyState
            drawing="bare-shelf"
            title={t('bought.none')}
            actions={
              <StoreLink to="/" className={buttonClass()}>
                {commonT('cart.continue')}
              </StoreLink>
            }
          >
            <p>{t('bought.none_text')}</p>
          </EmptyState>
        </OrdersPending>
      </div>
    )
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="title-1">{title}</h1>
        <Select
          label={commonT('sort.title')}
          name="sort"
          value={sort}
          onChange={({ currentTarget }) => setSort(currentTarget.value as OrderedProductSort)}
        >
          {orderedProductSorts.map((value) => (
            <option key={value} value={value}>
              {names[value]}
            </option>
          ))}
        </Select>
      </div>
      <ul className="border-hairline border-b">
        {products.map((product: OrderedProduct) => (
          <OrderedProductRow key={product.item.sku} engine={engine} t={t} product={product} />
        ))}
      </ul>
      {history.hasMore && isOnline && (
        <div>
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={async () => {
              setBusy(true)
              await account.history.loadMore()
              setBusy(false)
            }}
          >
            {t('bought.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
