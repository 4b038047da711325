import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

const texts = {
  en: ['This page is not here.', 'To the home page'],
  de: ['Diese Seite gibt es hier nicht.', 'Zur Startseite'],
  it: ['Questa pagina non è qui.', 'Alla pagina iniziale'],
} as const

export function MissingScreen() {
  const [line, home] = texts[usePlace().view.language]
  return (
    <>
      <h1>{line}</h1>
      <p>
        <StoreLink to="/">{home}</StoreLink>
      </p>
    </>
  )
}
