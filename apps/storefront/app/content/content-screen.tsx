import { Breadcrumb } from '@mantel/ui/layout/breadcrumb'
import type { ReactNode } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { useShell } from '../shell/use-shell.ts'
import { StoreLink } from '../store/store-link.tsx'
import { MerchantContent } from '../widget/merchant-content.tsx'
import type { ContentPage } from './load-content.ts'
import { findPageGroup, PageNavigation } from './page-navigation.tsx'

/** A page of the merchant's text, with navigation to the other pages of its group. children: below the text. */
export function ContentScreen({ page, children }: ContentPage & { children?: ReactNode }) {
  const t = useT()
  const group = findPageGroup(useShell().pages, page.identifier)
  const parent = group && group.path !== page.path ? group : null
  return (
    <div className="room pb-16 md:pb-28">
      <Breadcrumb
        label={t('breadcrumb.label')}
        className="pt-4"
        items={[
          { key: 'home', content: <StoreLink to="/">{t('title.home')}</StoreLink> },
          ...(parent ? [{ key: 'group', content: <StoreLink to={parent.path}>{parent.label}</StoreLink> }] : []),
          { key: 'here', content: page.title },
        ]}
      />
      <div className={`grid gap-x-16 gap-y-12 pt-6 md:pt-10 ${group ? 'lg:grid-cols-[14rem_minmax(0,1fr)]' : ''}`}>
        <article className="lg:order-last">
          <h1 className="title-1 max-w-200">{page.heading}</h1>
          <div className="mt-6 md:mt-10">
            <MerchantContent parts={page.parts} className="ui-prose ui-prose-lead" />
          </div>
          {children}
        </article>
        {group && <PageNavigation group={group} currentPath={page.path} />}
      </div>
    </div>
  )
}
