import type { LabelView } from '@mantel/client'
import { Badge } from '@mantel/ui/text/badge'
import type { ReactNode } from 'react'
import type { TextKey } from '../i18n/text.ts'
import { useT } from '../i18n/text-context.tsx'

/** The shop's texts for labels that have no text in the catalogue. */
const labelTexts = {
  'sold-out': 'product.sold_out',
  'pre-order': 'label.preorder',
  'last-pieces': 'label.last_pieces',
  sale: 'label.sale',
  new: 'label.new',
  bestseller: 'label.bestseller',
  outlet: 'label.outlet',
  limited: 'label.limited',
} as const satisfies Record<string, TextKey>

/** More labels would hide the picture. */
const maxLabels = 2

export function CardLabels({ labels }: { labels: readonly LabelView[] }) {
  const badges = useLabelBadges(labels)
  if (badges.length === 0) return null
  return <span className="card-labels">{badges.slice(0, maxLabels)}</span>
}

/** Badges with the catalogue's text or else the shop's own. A label that has neither is left out. */
export function useLabelBadges(labels: readonly LabelView[]): ReactNode[] {
  const t = useT()
  return labels.flatMap(({ code, text }) => {
    const words = text ?? (Object.hasOwn(labelTexts, code) ? t(labelTexts[code as keyof typeof labelTexts]) : null)
    if (!words) return []
    return (
      <Badge key={code} tone={code === 'sale' ? 'sale' : 'plain'}>
        {words}
      </Badge>
    )
  })
}
