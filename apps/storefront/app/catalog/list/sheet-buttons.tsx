import { Button } from '@mantel/ui/action/button'
import { Icon } from '@mantel/ui/picture/icon'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useEffect, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { whenIdle } from '../../page/idle-tasks.ts'
import { panels, usePanel } from '../../shell/panels.ts'
import type { ListingProps } from './listing.ts'
import type { Sheets } from './sheets.tsx'

const fetchSheets = () => import('./sheets.tsx')

/** Screens on which the buttons are hidden, because the page itself shows filters and sorting. */
const wideScreen = '(width >= 64rem)'

/** Buttons that open the filter and sort sheets on narrow screens. */
export function SheetButtons(props: ListingProps) {
  const t = useT()
  const Loaded = useSheets()
  const { chips } = props.list
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => panels.open('mobileFilter')}
        aria-haspopup="dialog"
        className="flex-1"
      >
        <Icon name="filter" />
        {t('list.filters')}
        {chips.length > 0 && (
          <>
            <span className="figures" aria-hidden="true">
              ({chips.length})
            </span>
            <VisuallyHidden>{t('list.filters_chosen', { count: chips.length })}</VisuallyHidden>
          </>
        )}
      </Button>
      <Button
        variant="quiet"
        size="small"
        onClick={() => panels.open('mobileSort')}
        aria-haspopup="dialog"
        className="flex-1"
      >
        <Icon name="sort" />
        {t('sort.title')}
      </Button>
      {Loaded && <Loaded {...props} />}
    </>
  )
}

/** Narrow screens load the sheets in idle time, so that the first click or tap finds them; wide ones do not need them. */
function useSheets(): typeof Sheets | null {
  const isOpen = [usePanel('mobileFilter'), usePanel('mobileSort')].includes(true)
  const [loaded, setLoaded] = useState<typeof Sheets | null>(null)
  useEffect(() => {
    if (matchMedia(wideScreen).matches && !isOpen) return
    const fetching = isOpen ? fetchSheets() : whenIdle(fetchSheets)
    fetching.then((file) => setLoaded(() => file.Sheets)).catch(() => {})
  }, [isOpen])
  return loaded
}
