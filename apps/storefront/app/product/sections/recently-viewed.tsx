import { listRecentlyViewed, type ProductCard } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { ProductCarousel } from './product-carousel.tsx'

/**
 * The products that this browser has viewed recently. At the end of the page, so that it causes no layout shift when it
 * loads.
 */
export function RecentlyViewed({ sku }: { sku: string }) {
  const t = useT()
  const engine = useEngine()
  const [cards, setCards] = useState<ProductCard[]>([])
  useEffect(() => {
    if (!engine) return
    let isMounted = true
    listRecentlyViewed(engine, { except: sku }).then((recent) => isMounted && setCards(recent), engine.log.warn)
    return () => {
      isMounted = false
    }
  }, [engine, sku])
  return <ProductCarousel title={t('product.recent')} cards={cards} />
}
