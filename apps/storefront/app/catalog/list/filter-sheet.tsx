import { clearFilters } from '@mantel/domain/catalog'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { BottomSheet } from '@mantel/ui/overlay/panel'
import { Icon } from '@mantel/ui/picture/icon'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useT } from '../../i18n/text-context.tsx'
import { keepPanelOpen, panels, usePanel } from '../../shell/panels.ts'
import { StoreLink } from '../../store/store-link.tsx'
import { Filters } from './filters.tsx'
import { useListHref } from './list-address.ts'
import type { ListingProps } from './listing.ts'

const close = () => panels.close('mobileFilter')

/** The filters on phones. Every choice applies immediately to the list behind the sheet; the button only closes it. */
export function FilterSheet({ list, address }: Pick<ListingProps, 'list' | 'address'>) {
  const t = useT()
  const href = useListHref(address)
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
                state={keepPanelOpen}
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
            <Filters list={list} address={address} />
          </div>
        )}
      </BottomSheet>
    </>
  )
}
