import type { FacetOption as Option } from '@mantel/client'
import type { FilterKind } from '@mantel/domain/catalog'
import { toneOf } from '@mantel/ui/style/tones'
import { useFormats, useT } from '../../i18n/text-context.tsx'

type FacetOptionProps = {
  code: string
  kind: FilterKind
  /** The option that removes the price range has no count. */
  option: Pick<Option, 'value' | 'label' | 'chosen'> & Partial<Pick<Option, 'count'>>
  onChoose: () => void
}

export function FacetOption({ code, kind, option, onChoose }: FacetOptionProps) {
  const t = useT()
  const formats = useFormats()
  const { value, label, count, chosen } = option
  const tone = code === 'color' ? toneOf(label) : null
  return (
    <label>
      <input
        type={kind === 'range' ? 'radio' : 'checkbox'}
        name={code}
        value={value}
        checked={chosen}
        onChange={onChoose}
        aria-label={count === undefined ? undefined : `${label}, ${t('list.count', { count })}`}
      />
      {tone && <span className={`tone-${tone}`} />}
      <span>{label}</span>
      {count !== undefined && <small>{formats.number(count)}</small>}
    </label>
  )
}
