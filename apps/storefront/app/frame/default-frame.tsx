import { SkipLink } from '@mantel/ui/text/skip-link'
import type { ReactNode } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { Footer } from './footer/footer.tsx'
import { RestrictedAccess } from './footer/restricted-access.tsx'
import { Header } from './header/header.tsx'
import { PromoBar } from './header/promo-bar.tsx'
import { PagePanels } from './panel/page-panels.tsx'
import { ProductPreview, usePressedCard } from './product-preview.tsx'

/** Header, footer and panels around almost every screen. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const t = useT()
  const card = usePressedCard()
  return (
    <div data-layout="default" className="flex min-h-dvh flex-col">
      <SkipLink target="content">{t('shell.skip')}</SkipLink>
      <PromoBar />
      <Header />
      <main id="content" tabIndex={-1} className={card ? 'flex-1 [&>:not([data-preview])]:hidden' : 'flex-1'}>
        {card && <ProductPreview card={card} />}
        {children}
      </main>
      <RestrictedAccess />
      <Footer />
      <PagePanels />
    </div>
  )
}
