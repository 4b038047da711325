import { EmptyState } from '@mantel/ui/layout/empty-state'
import type { ReactNode } from 'react'
import { useT } from '../i18n/text-context.tsx'

export function EmptyCart({ headingLevel, actions }: { headingLevel: 2 | 3; actions: ReactNode }) {
  const t = useT()
  return (
    <EmptyState drawing="bare-shelf" title={t('cart.empty')} headingLevel={headingLevel} actions={actions}>
      {t('cart.empty_text')}
    </EmptyState>
  )
}

export function UnreachableCart({ headingLevel, actions }: { headingLevel: 2 | 3; actions: ReactNode }) {
  const t = useT()
  return (
    <EmptyState drawing="stopped-clock" title={t('offline.heading')} headingLevel={headingLevel} actions={actions}>
      {t('cart.unreachable')}
    </EmptyState>
  )
}
