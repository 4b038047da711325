import type { LabelView } from '@mantel/client'
import { Badge } from '@mantel/ui/text/badge'
import type { ReactNode } from 'react'
import type { TextKey } from '../i18n/text.ts'
import { useT } from '../i18n/text-context.tsx'

/** Where the catalogue has no words of its own for them. */
const texts = {
  'sold-out': 'product.sold_out',
  'pre-order': 'label.preorder',
  'last-pieces': 'label.last_pieces',
  sale: 'label.sale',
  new: 'label.new',
  bestseller: 'label.bestseller',
  outlet: 'label.outlet',
  limited: 'label.limited',
} as const satisfies Record<string, TextKey>

/** More would hide the picture. */
const most = 2

export function CardLabels({ labels }: { labels: readonly LabelView[] }) {
  const badges = useLabelBadges(labels)
  if (badges.length === 0) return null
  return <span className="absolute inset-s-2 top-2 flex flex-wrap gap-1">{badges.slice(0, most)}</span>
}

/** Those that can be said: in the catalogue's words, else in the shop's. */
export function useLabelBadges(labels: readonly LabelView[]): ReactNode[] {
  const t = useT()
  return labels.flatMap(({ code, text }) => {
    const words = text ?? (Object.hasOwn(texts, code) ? t(texts[code as keyof typeof texts]) : null)
    if (!words) return []
    return (
      <Badge key={code} tone={code === 'sale' ? 'sale' : 'plain'}>
        {words}
      </Badge>
    )
  })
}
