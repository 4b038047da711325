import type { SelectedOption } from '@mantel/client'
import { toneOf } from '@mantel/ui/style/tones'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'

type Value = SelectedOption['values'][number]

/**
 * An option of a product. Every value is a link to its variant, so choosing works without JavaScript and the address can be shared.
 * Values without a variant are hidden; unavailable values are struck through, but their links still work. A clicked value is marked
 * at once, before its variant has loaded.
 */
export function OptionLinks({ option, pathOf }: { option: SelectedOption; pathOf: (sku: string) => string }) {
  const t = useT()
  const [pressed, setPressed] = useState<{ value: string; of: SelectedOption } | null>(null)
  const values = option.values.filter(({ state }) => state !== 'gone')
  // Each variant has its own option objects, so the mark of the clicked value ends when the next variant is shown.
  const isChosen = ({ value, chosen }: Value) => (pressed?.of === option ? value === pressed.value : chosen)
  const chosen = values.find(isChosen)
  const hasTones = values.some(({ label }) => toneOf(label) !== null)
  const ValueLabel = hasTones ? Swatch : Tile
  return (
    <div>
      <h2 id={`option-${option.code}`} className="text-15 font-medium">
        {chosen
          ? t('product.chosen', { name: option.label, value: chosen.label })
          : t('product.choose', { name: option.label })}
      </h2>
      <ul
        aria-labelledby={`option-${option.code}`}
        className={`mt-3 flex flex-wrap ${hasTones ? 'gap-x-1 gap-y-3' : 'gap-2'}`}
      >
        {values.map((value) => (
          <li key={value.value}>
            <StoreLink
              to={pathOf(value.sku ?? '')}
              replace
              preventScrollReset
              onNavigate={() => setPressed({ value: value.value, of: option })}
              aria-current={isChosen(value) ? 'true' : undefined}
              data-unavailable={value.state === 'available' ? undefined : ''}
              className="group block no-underline"
            >
              <ValueLabel {...value} />
              {value.state !== 'available' && (
                <VisuallyHidden>
                  , {t(value.state === 'sold-out' ? 'product.sold_out' : 'product.unavailable')}
                </VisuallyHidden>
              )}
            </StoreLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Swatch({ label, state }: Value) {
  const tone = toneOf(label)
  return (
    <span className="ui-swatch w-auto max-w-28 min-w-17 pe-3" data-unavailable={state === 'available' ? undefined : ''}>
      <span
        className={`ui-swatch-sample ${tone ? `tone-${tone}` : ''} group-aria-[current]:after:scale-100 group-aria-[current]:after:opacity-100`}
      />
      {tone === null && (
        <span className="ui-swatch-initial" aria-hidden="true">
          {label.slice(0, 2)}
        </span>
      )}
      <span className="ui-choice-label group-aria-[current]:text-ink">{label}</span>
    </span>
  )
}

function Tile({ label }: Value) {
  return (
    <span className="grid min-h-11 min-w-11 place-items-center rounded-frame border border-control px-4 group-hover:border-ink group-aria-[current]:border-ink group-aria-[current]:bg-surface group-aria-[current]:font-medium group-aria-[current]:inset-ring group-aria-[current]:inset-ring-ink group-data-unavailable:border-dashed group-data-unavailable:text-muted group-data-unavailable:line-through">
      {label}
    </span>
  )
}
