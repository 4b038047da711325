import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

export function LaterScreen({ title }: { title: string }) {
  const t = useT()
  return (
    <>
      <h1>{title}</h1>
      <p>{t('later.text')}</p>
      <p>
        <StoreLink to="/">{t('shell.to_home')}</StoreLink>
      </p>
    </>
  )
}
