import type { Facet } from '@mantel/client'
import { toggleFilter } from '@mantel/domain/catalog'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import { type ReactNode, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { StaticContent } from '../../shell/static-markup.tsx'
import { FacetOption } from './facet-option.tsx'
import type { Choose } from './use-chosen-list.ts'

/** Options shown before the "show all" toggle. */
const visibleOptions = 8

/** A filter: checkboxes for its options, or radio buttons for its ranges, because only one range can apply. */
export function FacetGroup({
  facet,
  choose,
  open,
  children,
}: {
  facet: Facet
  choose: Choose
  open: boolean
  children?: ReactNode
}) {
  const t = useT()
  const { code, kind, options } = facet
  const name = facet.label ?? t('list.price')
  const chosen = options.filter((option) => option.chosen)
  // The toggle is shown only if it reveals at least three more options.
  const visibleCount = options.length > visibleOptions + 2 ? visibleOptions : options.length
  const [first, rest] = [options.slice(0, visibleCount), options.slice(visibleCount)]
  // Later choices neither open nor close a group: otherwise the option that has the focus could disappear.
  const [isOpen] = useState(open || chosen.length > 0)
  const [showsAll] = useState(rest.some((option) => option.chosen))
  const list = (listed: typeof options) =>
    listed.map((option) => (
      <FacetOption
        key={option.value}
        code={code}
        kind={kind}
        option={option}
        onChoose={() => choose((query) => toggleFilter(query, code, option.value))}
      />
    ))
  const any = { value: '', label: t('list.any_price'), chosen: chosen.length === 0 }
  const withdraw = () =>
    choose((query) => (query.filters[code] ?? []).reduce((left, value) => toggleFilter(left, code, value), query))
  return (
    <Disclosure
      summary={name}
      note={chosen.length > 0 ? t('list.chosen_count', { count: chosen.length }) : undefined}
      defaultOpen={isOpen}
    >
      <StaticContent
        as="fieldset"
        aria-label={name}
        data={() => (children ? null : `filter ${JSON.stringify([name, showsAll, facet])}`)}
      >
        {() => (
          <>
            {children}
            <div className="facet-options">
              {kind === 'range' && <FacetOption code={code} kind={kind} option={any} onChoose={withdraw} />}
              {list(first)}
            </div>
            {rest.length > 0 && (
              <details className="mt-1" open={showsAll}>
                <summary className="min-h-9 py-1 text-muted underline decoration-hairline underline-offset-4 hover:text-ink pointer-coarse:min-h-11">
                  {t('list.all_options', { count: options.length, name })}
                </summary>
                <div className="facet-options">{list(rest)}</div>
              </details>
            )}
          </>
        )}
      </StaticContent>
    </Disclosure>
  )
}
