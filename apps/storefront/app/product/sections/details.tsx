import type { Dimensions, ProductView } from '@mantel/client'
import { DefinitionList } from '@mantel/ui/text/definition-list'
import { useFormats, useT } from '../../i18n/text-context.tsx'

const sides = ['width', 'height', 'depth', 'diameter'] as const

/** Regulation (EU) 2023/988 on product safety: only products of stores in the EU have these attributes. */
const safetyPrefix = 'gpsr_'

/** All attributes of the product as a definition list, those about safety in one of their own. */
export function Details({ product, sku, dimensions }: { product: ProductView; sku: string; dimensions: Dimensions }) {
  const t = useT()
  const formats = useFormats()
  const { artist, brand, details } = product
  const attributes = details.map(({ code, label, text }) => ({ key: code, name: label, value: text }))
  const safety = attributes.filter(({ key }) => key.startsWith(safetyPrefix))
  const entries = [
    ...(artist ? [{ key: 'artist', name: t('product.artist'), value: artist }] : []),
    ...(brand ? [{ key: 'brand', name: t('product.brand'), value: brand }] : []),
    ...sides.flatMap((side) => {
      const value = dimensions[side]
      return value === null
        ? []
        : [{ key: side, name: t(`product.${side}`), value: t('product.cm', { value: formats.number(value) }) }]
    }),
    ...(dimensions.weight === null
      ? []
      : [{ key: 'weight', name: t('product.weight'), value: t('product.g', { value: dimensions.weight }) }]),
    ...attributes.filter(({ key }) => !key.startsWith(safetyPrefix)),
    { key: 'sku', name: t('product.sku'), value: sku },
  ]
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="title-3 mb-4">
        {t('product.details')}
      </h2>
      <DefinitionList entries={entries} />
      {safety.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 font-medium">{t('product.safety')}</h3>
          <DefinitionList entries={safety} className="whitespace-pre-line" />
        </>
      )}
    </section>
  )
}
