import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

export function ProblemScreen() {
  const t = useT()
  return (
    <>
      <h1>{t('problem.heading')}</h1>
      <p>
        <StoreLink to="/">{t('shell.to_home')}</StoreLink>
      </p>
    </>
  )
}
