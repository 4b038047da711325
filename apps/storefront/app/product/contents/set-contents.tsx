import type { ProductView } from '@mantel/client'
import { useT } from '../../i18n/text-context.tsx'
import { PartRow } from './part-row.tsx'

/** The products of a bundle or group. */
export function SetContents({ bundle, grouped }: Pick<ProductView, 'bundle' | 'grouped'>) {
  const t = useT()
  if (bundle.length === 0 && grouped.length === 0) return null
  return (
    <section aria-labelledby="set-contents">
      <h2 id="set-contents" className="title-3">
        {t(bundle.length > 0 ? 'type.bundle' : 'type.grouped')}
      </h2>
      {bundle.map(({ id, title, required, choices }) => (
        <div key={id} className="mt-5">
          <h3 className="font-medium">
            {title}
            {required && <span className="font-normal text-muted"> · {t('type.required')}</span>}
          </h3>
          <ul className="divide-y divide-hairline">
            {choices.map((choice) => (
              <PartRow
                key={choice.id}
                part={choice}
                note={choice.isDefault && choices.length > 1 ? t('type.usual') : undefined}
              />
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
