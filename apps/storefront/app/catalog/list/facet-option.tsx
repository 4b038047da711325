import type { FacetOption as Option } from '@mantel/client'
import { Icon } from '@mantel/ui/picture/icon'
import { toneOf } from '@mantel/ui/style/tones'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { keepPanelOpen } from '../../shell/panels.ts'
import { StoreLink } from '../../store/store-link.tsx'

/**
 * A filter option as a link that looks like a checkbox. A link works without JavaScript, and its address can be shared.
 */
export function FacetOption({ option, to, code }: { option: Option; to: string; code: string }) {
  const t = useT()
  const formats = useFormats()
  const tone = code === 'color' ? toneOf(option.label) : null
  return (
    <li>
      <StoreLink
        to={to}
        rel="nofollow"
        prefetch="none"
        preventScrollReset
        state={keepPanelOpen}
        aria-current={option.chosen || undefined}
        className="group relative flex min-h-9 items-center gap-3 py-1 no-underline pointer-coarse:min-h-11"
      >
        <span
          aria-hidden="true"
          className={`grid size-5 flex-none place-items-center rounded-frame border group-hover:border-ink ${
            option.chosen ? 'border-primary bg-primary text-on-primary' : 'border-control bg-surface'
          }`}
        >
          {option.chosen && <Icon name="check" size={16} />}
        </span>
        {tone && (
          <span
            aria-hidden="true"
            className={`tone-${tone} size-4 flex-none rounded-chip border border-hairline bg-(--tone)`}
          />
        )}
        <span className="flex-1 group-hover:underline">{option.label}</span>
        <VisuallyHidden>{`, ${t('list.count', { count: option.count })}`}</VisuallyHidden>
        <span aria-hidden="true" className="figures text-13 text-muted">
          {formats.number(option.count)}
        </span>
      </StoreLink>
    </li>
  )
}
