import type { LabelView } from '@mantel/client'
import { useLabelBadges } from '../../catalog/card-labels.tsx'

export function ProductLabels({ labels }: { labels: readonly LabelView[] }) {
  const badges = useLabelBadges(labels)
  return badges.length === 0 ? null : <p className="flex flex-wrap gap-1.5">{badges}</p>
}
