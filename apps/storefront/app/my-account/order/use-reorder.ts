import { type Engine, type OrderItem, type ReorderResult, reorder } from '@mantel/client'
import { useState } from 'react'
import { openCart } from '../../cart/page-cart.ts'
import { useT } from '../../i18n/text-context.tsx'

export function useReorder(engine: Engine) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<ReorderResult | null>(null)
  async function start(items: readonly OrderItem[]): Promise<void> {
    setBusy(true)
    try {
      setResult(await reorder(engine, await openCart(engine), items))
    } catch {
      engine.notifications.push({ type: 'error', message: { text: t('cart.unreachable') } })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, result, start }
}
