import { Button } from '@mantel/ui/action/button'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import { BottomSheet } from '@mantel/ui/overlay/panel'
import { type FormEvent, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { panels, usePanel } from '../../shell/panels.ts'
import type { ListingProps } from './listing.ts'
import { sortOptions } from './sort-options.ts'

const formId = 'sort-sheet'

/** The sorting on phones. The shopper chooses first and then applies the choice. */
export function SortSheet({ list, choose, defaultSort }: Omit<ListingProps, 'address'>) {
  const t = useT()
  const isOpen = usePanel('mobileSort')
  const [isMissing, setMissing] = useState(false)
  const { query, sorts } = list
  const options = sortOptions(sorts, defaultSort)

  function close() {
    setMissing(false)
    panels.close('mobileSort')
  }
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('sort')
    if (typeof chosen !== 'string') return setMissing(true)
    close()
    choose((query) => ({ ...query, sort: chosen || null, page: 1 }))
  }

  return (
    <BottomSheet
      open={isOpen}
      onClose={close}
      title={t('sort.title')}
      closeLabel={t('shell.close')}
      footer={
        <Button wide type="submit" form={formId}>
          {t('list.apply')}
        </Button>
      }
    >
      {isOpen && (
        <form id={formId} onSubmit={apply} onChange={() => setMissing(false)} noValidate>
          <RadioGroup
            legend={t('sort.title')}
            hideLegend
            name="sort"
            options={options.map(({ value, name }) => ({ value, label: t(name) }))}
            defaultValue={query.sort ?? undefined}
            error={isMissing ? t('sort.none') : undefined}
          />
        </form>
      )}
    </BottomSheet>
  )
}
