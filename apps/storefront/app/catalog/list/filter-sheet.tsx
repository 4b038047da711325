import { clearFilters } from '@mantel/domain/catalog'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { BottomSheet } from '@mantel/ui/overlay/panel'
import { Icon } from '@mantel/ui/picture/icon'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../place/store-link.tsx'
import { panelStays, panels, usePanel } from '../../shell/panels.ts'
import { Filters } from './filters.tsx'
import { useListHref } from './list-place.ts'
import type { ListingProps } from './listing.ts'

const close = () => panels.close('mobileFilter')

/** The filters on phones: the list behind the sheet follows every choice, the button only closes it. */
export function FilterSheet({ list, place }: Pick<ListingProps, 'list' | 'place'>) {
  const t = useT()
  const href = useListHref(place)
  const isOpen = usePanel('mobileFilter')
  const { chips, total, query } = list
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
      <BottomSheet
        open={isOpen}
        onClose={close}
        title={t('list.filters')}
        closeLabel={t('shell.close')}
        footer={
          <div className="flex items-center gap-4">
            {chips.length > 0 && (
              <StoreLink
                to={href(clearFilters(query))}
                preventScrollReset
                state={panelStays}
                className={`${buttonClass({ variant: 'link', size: 'small' })} flex-none`}
              >
                {t('list.clear')}
              </StoreLink>
            )}
            <Button wide onClick={close}>
              {t('list.show', { count: total })}
            </Button>
          </div>
        }
      >
        {isOpen && (
          <div className="-mt-6 [&>:first-child]:border-t-0">
            <Filters list={list} place={place} />
          </div>
        )}
      </BottomSheet>
    </>
  )
}
