import { chipClass } from '@mantel/ui/action/chip'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { QuietPage } from './quiet-page.tsx'
import { useShell } from './use-shell.ts'

export function MissingScreen() {
  const t = useT()
  const { menu } = useShell()
  return (
    <QuietPage drawing="empty-frame" title={t('missing.heading')}>
      <p>{t('missing.text')}</p>
      <SearchForm className="mt-6 text-left text-ink" />
      <ul aria-label={t('missing.popular')} className="mt-6 flex flex-wrap justify-center gap-2">
        {menu.map(({ id, name, path }) => (
          <li key={id}>
            <StoreLink to={path} className={chipClass()}>
              {name}
            </StoreLink>
          </li>
        ))}
      </ul>
    </QuietPage>
  )
}
