import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import type { DrawingName } from '@mantel/ui/picture/drawing'
import type { ReactNode } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

/** A page with a drawing, a short text and a link to the home page. */
export function EmptyStatePage({
  drawing,
  title,
  children,
}: {
  drawing: DrawingName
  title: string
  children?: ReactNode
}) {
  const t = useT()
  return (
    <div className="room py-8">
      <EmptyState
        drawing={drawing}
        title={title}
        headingLevel={1}
        actions={
          <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
            {t('shell.to_home')}
          </StoreLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
