import type { CustomOptionView, OptionPriceView } from '@mantel/client'
import type { ReactNode } from 'react'
import { useSeesPrices } from '../../account/price-access.tsx'
import { useFormats, useT } from '../../i18n/text-context.tsx'

/** The custom options of a product with their surcharges. */
export function CustomOptions({ options }: { options: readonly CustomOptionView[] }) {
  const t = useT()
  if (options.length === 0) return null
  return (
    <section aria-labelledby="custom-options">
      <h2 id="custom-options" className="title-3">
        {t('type.custom_options')}
      </h2>
      <ul className="mt-3 divide-y divide-hairline">
        {options.map(({ id, title, required, maxCharacters, price, values }) => (
          <li key={id} className="py-3">
            <OptionLine title={title} price={price}>
              {required && ` · ${t('type.required')}`}
              {maxCharacters !== null && ` · ${t('type.characters', { count: maxCharacters })}`}
            </OptionLine>
            {values.length > 0 && (
              <ul className="mt-1 ps-4 text-muted">
                {values.map((value) => (
                  <li key={value.id} className="py-0.5">
                    <OptionLine title={value.title} price={value.price} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OptionLine({
  title,
  price,
  children,
}: {
  title: string
  price: OptionPriceView | null
  children?: ReactNode
}) {
  return (
    <span className="flex justify-between gap-4">
      <span>
        {title}
        {children && <span className="text-muted">{children}</span>}
      </span>
      {price && <Surcharge price={price} />}
    </span>
  )
}

function Surcharge({ price }: { price: OptionPriceView }) {
  const t = useT()
  const formats = useFormats()
  if (!useSeesPrices()) return null
  return (
    <span className="flex-none figures">
      {price.kind === 'fixed'
        ? t('type.extra', { price: formats.price(price.amount) })
        : t('type.extra_percent', { percent: price.percent })}
    </span>
  )
}
