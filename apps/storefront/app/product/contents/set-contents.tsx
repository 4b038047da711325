import { includedChoices, type ProductView } from '@mantel/client'
import { useT } from '../../i18n/text-context.tsx'
import { PartRow } from './part-row.tsx'

/** The products that a bundle or group puts into the cart. The page offers no other choice. */
export function SetContents({ bundle, grouped }: Pick<ProductView, 'bundle' | 'grouped'>) {
  const t = useT()
  const options = bundle.map((option) => ({ ...option, included: includedChoices(option) }))
  const filled = options.filter(({ included }) => included.length > 0)
  if (filled.length === 0 && grouped.length === 0) return null
  return (
    <section aria-labelledby="set-contents">
      <h2 id="set-contents" className="title-3">
        {t('type.set')}
      </h2>
      {filled.map(({ id, title, included }) => (
        <div key={id} className="mt-5">
          <h3 className="font-medium">{title}</h3>
          <ul className="divide-y divide-hairline">
            {included.map((part) => (
              <PartRow key={part.id} part={part} />
            ))}
          </ul>
        </div>
      ))}
      {grouped.length > 0 && (
        <ul className="mt-2 divide-y divide-hairline">
          {grouped.map((part) => (
            <PartRow key={part.sku} part={part} />
          ))}
        </ul>
      )}
    </section>
  )
}
