import type { Dimensions } from '@mantel/client'
import { ScaleDrawing } from '@mantel/ui/picture/scale-drawing'
import { useFormats, useT } from '../../i18n/text-context.tsx'

/** Centimetres. What a mantel of 60 cm can carry is shown on one; the rest, and what is round, hangs on a wall. */
const onMantel = { width: 60, height: 40 }

/** How large it is, to scale; nothing where the catalogue does not say. */
export function SizeDrawing({ dimensions: { width, height, diameter } }: { dimensions: Dimensions }) {
  const t = useT()
  const formats = useFormats()
  const size = diameter
    ? { widthCm: diameter, heightCm: diameter }
    : width && height && { widthCm: width, heightCm: height }
  if (!size) return null
  const { widthCm, heightCm } = size
  const stands = !diameter && widthCm <= onMantel.width && heightCm <= onMantel.height
  const beside = stands ? 'mantel' : 'person'
  const figures = diameter
    ? `⌀ ${formats.number(diameter)}`
    : `${formats.number(widthCm)} × ${formats.number(heightCm)}`
  const words = t(beside === 'person' ? 'product.scale_person' : 'product.scale_mantel', {
    size: t('product.cm', { value: figures }),
  })
  return (
    <figure className="flex items-end gap-6">
      <ScaleDrawing {...size} round={Boolean(diameter)} beside={beside} label={words} />
      <figcaption className="max-w-40 pb-1 text-13 text-muted" aria-hidden="true">
        {words}
      </figcaption>
    </figure>
  )
}
