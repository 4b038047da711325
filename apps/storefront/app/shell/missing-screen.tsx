import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

export function MissingScreen() {
  const t = useT()
  return (
    <>
      <h1>{t('missing.heading')}</h1>
      <p>{t('missing.text')}</p>
      <p>
        <StoreLink to="/">{t('shell.to_home')}</StoreLink>
      </p>
    </>
  )
}
