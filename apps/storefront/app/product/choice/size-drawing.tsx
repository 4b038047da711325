import type { Dimensions } from '@mantel/client'
import { ScaleDrawing } from '@mantel/ui/picture/scale-drawing'
import { useFormats, useT } from '../../i18n/text-context.tsx'

/** Centimetres: what is larger hangs on a wall, what is smaller stands on a mantel. */
const largestOnMantel = 30

/** How large it is, to scale; nothing where the catalogue does not say. */
export function SizeDrawing({ dimensions: { width, height, diameter } }: { dimensions: Dimensions }) {
  const t = useT()
  const formats = useFormats()
  const size = diameter
    ? { widthCm: diameter, heightCm: diameter }
    : width && height && { widthCm: width, heightCm: height }
  if (!size) return null
  const { widthCm, heightCm } = size
  const beside = Math.max(widthCm, heightCm) > largestOnMantel ? 'person' : 'mantel'
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
