import { clearFilters } from '@mantel/domain/catalog'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { BottomSheet } from '@mantel/ui/overlay/panel'
import { useT } from '../../i18n/text-context.tsx'
import { panels, usePanel } from '../../shell/panels.ts'
import { ChoiceLink } from './choice-link.tsx'
import { Filters } from './filters.tsx'
import type { ListingProps } from './listing.ts'

const close = () => panels.close('mobileFilter')

/** The filters on phones. Every choice applies immediately to the list behind the sheet; the button only closes it. */
export function FilterSheet({ list, address, choose }: Pick<ListingProps, 'list' | 'address' | 'choose'>) {
  const t = useT()
  const isOpen = usePanel('mobileFilter')
  const { chips, total } = list
  return (
    <BottomSheet
      open={isOpen}
      onClose={close}
      title={t('list.filters')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex items-center gap-4">
          {chips.length > 0 && (
            <ChoiceLink
              list={list}
              address={address}
              choose={choose}
              change={clearFilters}
              className={`${buttonClass({ variant: 'link', size: 'small' })} flex-none`}
            >
              {t('list.clear')}
            </ChoiceLink>
          )}
          <Button wide onClick={close}>
            {t('list.show', { count: total })}
          </Button>
        </div>
      }
    >
      {isOpen && (
        <div className="-mt-6">
          <Filters list={list} address={address} choose={choose} />
        </div>
      )}
    </BottomSheet>
  )
}
