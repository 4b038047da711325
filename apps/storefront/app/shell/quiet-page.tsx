import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import type { DrawingName } from '@mantel/ui/picture/drawing'
import type { ReactNode } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

/** A page that has little to say: a drawing, a sentence, and the way home. */
export function QuietPage({ drawing, title, children }: { drawing: DrawingName; title: string; children?: ReactNode }) {
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
