import type { CartState } from '@mantel/client'

type Segments = NonNullable<CartState['totals']>['segments']

/** The delivery cost by the store's own data, for totals that the server has not calculated yet. Minor units. */
export type LocalDelivery = { title: string; price: number; net: number }

/** Adds the delivery, with its tax, to segments that have no shipping yet. It comes before tax and total. */
export function withDelivery(segments: Segments, delivery: LocalDelivery | null): Segments {
  if (!delivery || segments.some(({ code }) => code === 'shipping')) return segments
  const { title, price, net } = delivery
  const isSum = ({ code }: Segments[number]) => code === 'tax' || code === 'grand_total'
  const sums = segments.filter(isSum).map((segment) => {
    if (segment.code === 'tax') return { ...segment, value: segment.value + price - net }
    return { ...segment, value: segment.value + price, gross: segment.gross + price }
  })
  return [
    ...segments.filter((segment) => !isSum(segment)),
    { code: 'shipping', title, value: net, gross: price },
    ...sums,
  ]
}
