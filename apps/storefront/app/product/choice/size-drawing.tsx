import type { Dimensions } from '@mantel/client'
import { ScaleDrawing } from '@mantel/ui/picture/scale-drawing'
import { useFormats, useT } from '../../i18n/text-context.tsx'

/**
 * Centimetres. Products up to this size are drawn on a mantel; larger and round ones are drawn on a wall beside a
 * person.
 */
const maxOnMantel = { width: 60, height: 40 }

/** A drawing of the product to scale; nothing if the catalogue has no dimensions. */
export function SizeDrawing({ dimensions: { width, height, diameter } }: { dimensions: Dimensions }) {
  const t = useT()
  const formats = useFormats()
  const size = diameter
    ? { widthCm: diameter, heightCm: diameter }
    : width && height && { widthCm: width, heightCm: height }
  if (!size) return null
  const { widthCm, heightCm } = size
  const fitsOnMantel = !diameter && widthCm <= maxOnMantel.width && heightCm <= maxOnMantel.height
  const reference = fitsOnMantel ? 'mantel' : 'person'
  const figures = diameter
    ? `⌀ ${formats.number(diameter)}`
    : `${formats.number(widthCm)} × ${formats.number(heightCm)}`
  const caption = t(reference === 'person' ? 'product.scale_person' : 'product.scale_mantel', {
    size: t('product.cm', { value: figures }),
  })
  return (
    <figure className="flex items-end gap-6">
      <ScaleDrawing {...size} round={Boolean(diameter)} reference={reference} label={caption} />
      <figcaption className="max-w-40 pb-1 text-13 text-muted" aria-hidden="true">
        {caption}
      </figcaption>
    </figure>
  )
}
