import { loadBoughtTogether, type ProductCard } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { ProductCarousel } from './product-carousel.tsx'

/**
 * Products that others have ordered with this one, except those that the page shows anyway. Below the other lists, so that it
 * causes no layout shift in them when it loads.
 */
export function BoughtTogether({ sku, except }: { sku: string; except: readonly string[] }) {
  const t = useT()
  const engine = useEngine()
  const [cards, setCards] = useState<ProductCard[]>([])
  useEffect(() => {
    if (!engine) return
    let isMounted = true
    loadBoughtTogether(engine, sku).then((found) => isMounted && setCards(found), engine.log.warn)
    return () => {
      isMounted = false
    }
  }, [engine, sku])
  return (
    <ProductCarousel title={t('product.bought_together')} cards={cards.filter((card) => !except.includes(card.sku))} />
  )
}
