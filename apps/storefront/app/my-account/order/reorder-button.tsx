import { type CustomerOrder, type Engine, mainItems } from '@mantel/client'
import { Button, buttonClass } from '@mantel/ui/action/button'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { useOnline } from '../../store/use-online.ts'
import { useReorder } from './use-reorder.ts'

/** Puts the order's lines into the cart again and names those that can no longer be bought. */
export function ReorderButton({ engine, t, order }: { engine: Engine; t: BuyingTranslator; order: CustomerOrder }) {
  const commonT = useT()
  const isOnline = useOnline()
  const { isBusy, result, start } = useReorder(engine)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} disabled={!isOnline} onClick={() => start(mainItems(order))}>
          {t('order.again')}
        </Button>
        {result && result.added > 0 && (
          <StoreLink to="/cart" className={buttonClass({ variant: 'quiet' })}>
            {commonT('cart.view')}
          </StoreLink>
        )}
      </div>
      <div role="status" className="grid max-w-measure gap-1 text-muted empty:hidden">
        {!isOnline && <p>{t('order.again_offline')}</p>}
        {result && result.added > 0 && <p>{t('order.again_done', { count: result.added })}</p>}
        {result && result.unavailable.length > 0 && (
          <p data-unavailable>{t('order.again_missing', { names: result.unavailable.join(', ') })}</p>
        )}
      </div>
    </div>
  )
}
