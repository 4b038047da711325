import { Icon } from '@mantel/ui/picture/icon'
import { SkipLink } from '@mantel/ui/text/skip-link'
import type { ReactNode } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { HomeLink } from './header/home-link.tsx'

/** The frame of checkout, thank-you and error pages: only the wordmark and a link back. */
export function MinimalFrame({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <div data-layout="minimal" className="flex min-h-dvh flex-col">
      <SkipLink target="content">{t('shell.skip')}</SkipLink>
      <header className="border-hairline border-b">
        <div className="room flex min-h-18 flex-wrap items-center justify-between gap-x-6">
          <HomeLink />
          <StoreLink to="/" className="flex min-h-11 items-center gap-2 no-underline hover:underline">
            <Icon name="arrow-left" size={16} />
            {t('shell.to_home')}
          </StoreLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
    </div>
  )
}
