import { type RefObject, useEffect } from 'react'
import type { ShownOrdering } from '../order/use-ordering.ts'

/** What a method collects before the order is placed; null: it has said itself what is missing. */
export type CollectAdditional = () => Promise<Record<string, unknown> | null>

/** The chosen method's own part of the page; most have none. */
export function PaymentPart({
  collect,
}: {
  shown: ShownOrdering
  code: string
  collect: RefObject<CollectAdditional | null>
}) {
  useEffect(() => {
    collect.current = null
  }, [collect])
  return null
}
