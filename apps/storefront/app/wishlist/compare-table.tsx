import type { ComparedProduct, ProductView } from '@mantel/client'
import { images } from '@mantel/domain/constants'
import { type ComparedFact, compareProducts } from '@mantel/domain/saved'
import { Picture } from '@mantel/ui/picture/picture'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { CardPrice } from '../catalog/card-price.tsx'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

const sides = ['width', 'height', 'depth', 'diameter'] as const

/** One column per product, one row per property. Rows whose values differ are marked by a background, a bold font and a word for screen readers. */
export function CompareTable({
  t,
  products,
  isOnlyDifferences,
  onRemove,
}: {
  t: BuyingTranslator
  products: readonly ComparedProduct[]
  isOnlyDifferences: boolean
  onRemove: (product: ProductView) => void
}) {
  const factsOf = useFacts(t)
  const rows = compareProducts(products.map(factsOf)).filter(({ differs }) => differs || !isOnlyDifferences)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="overflow-x-auto print:overflow-visible" tabIndex={0} aria-label={t('compare.title')}>
      <table className="w-full border-collapse text-15 [&_td]:min-w-36 [&_td]:p-3 [&_td]:align-top [&_th]:p-3 [&_th]:text-left [&_th]:align-top">
        <thead>
          <tr>
            <td className="print:hidden" />
            {products.map(({ product }) => (
              <th key={product.sku} scope="col" className="min-w-36 font-normal">
                <Picture
                  image={product.gallery.entries[0]?.image ?? null}
                  alt=""
                  width={images.productThumbnail.width}
                  shape="4/5"
                  className="mb-3 w-full max-w-44"
                />
                <StoreLink to={product.path} className="font-medium no-underline hover:underline">
                  {product.name}
                </StoreLink>
                <p className="mt-1">
                  <CardPrice price={product.price} />
                </p>
                <button
                  type="button"
                  className="mt-2 min-h-6 cursor-pointer text-13 underline print:hidden"
                  aria-label={t('compare.remove_named', { name: product.name })}
                  onClick={() => onRemove(product)}
                >
                  {t('cart.remove_short')}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, label, values, differs }) => (
            <tr
              key={code}
              data-differs={differs || undefined}
              className="border-hairline border-t data-differs:bg-surface"
            >
              <th scope="row" className="font-medium">
                {label}
                {differs && <VisuallyHidden> ({t('compare.differs')})</VisuallyHidden>}
              </th>
              {values.map((value, at) => (
                <td key={products[at]?.product.sku} className={differs ? 'font-medium' : 'text-muted'}>
                  {value ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {products.length === 1 && <p className="mt-4 text-muted print:hidden">{t('compare.empty_text')}</p>}
    </section>
  )
}

/** Maker, availability and sizes, then the comparable attributes. */
function useFacts(buyingT: BuyingTranslator): (compared: ComparedProduct) => ComparedFact[] {
  const t = useT()
  const formats = useFormats()
  return ({ product: { artist, brand, stock, dimensions }, details }) => [
    ...(artist ? [{ code: 'artist', label: t('product.artist'), text: artist }] : []),
    ...(brand ? [{ code: 'brand', label: t('product.brand'), text: brand }] : []),
    ...sides.flatMap((side) => {
      const value = dimensions[side]
      if (value === null) return []
      return [{ code: side, label: t(`product.${side}`), text: t('product.cm', { value: formats.number(value) }) }]
    }),
    ...(dimensions.weight === null
      ? []
      : [{ code: 'weight', label: t('product.weight'), text: t('product.g', { value: dimensions.weight }) }]),
    ...details,
    {
      code: 'stock',
      label: buyingT('compare.availability'),
      text: t(stock.state === 'sold-out' ? 'stock.out' : 'stock.in'),
    },
  ]
}
