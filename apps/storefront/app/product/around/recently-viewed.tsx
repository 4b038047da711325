import type { ProductCard } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../place/engine-context.ts'
import { CardShelf } from './card-shelf.tsx'
import { recentProducts } from './recent-products.ts'

/** Only the browser knows. The last thing on the page, so that nothing moves when it comes. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const t = useT()
  const engine = useEngine()
  const [cards, setCards] = useState<ProductCard[]>([])
  useEffect(() => {
    if (!engine) return
    let listening = true
    recentProducts(engine, sku).then((recent) => listening && setCards(recent), engine.log.warn)
    return () => {
      listening = false
    }
  }, [engine, sku])
  return <CardShelf title={t('product.recent')} cards={cards} />
}
