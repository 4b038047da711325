import type { PriceView } from '@mantel/client'
import { useFormats, useT } from '../i18n/text-context.tsx'

/** Notes that a store or the law requires beside a price: the pack size, the price per measure, the lowest prior price. */
export function PriceNotes({ price: { shown, pack, measure, lowest } }: { price: PriceView }) {
  const t = useT()
  const formats = useFormats()
  const count = pack?.size ?? 0
  const notes = [
    pack &&
      (pack.single === null ? t('type.pack', { count }) : t('price.pack', { price: formats.price(shown), count })),
    measure && `${formats.price(measure.amount)} / ${measure.per}`,
    lowest !== undefined && t('price.lowest', { price: formats.price(lowest) }),
  ]
  return notes.map(
    (note) =>
      note && (
        <span key={note} className="block text-13 text-muted figures">
          {note}
        </span>
      ),
  )
}
