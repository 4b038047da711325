import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

const texts = {
  en: ['This feature is not implemented yet!', 'To the home page'],
  de: ['Diese Funktion gibt es noch nicht!', 'Zur Startseite'],
  it: ['Questa funzione non è ancora disponibile!', 'Alla pagina iniziale'],
} as const

export function LaterScreen({ title }: { title: string }) {
  const [line, home] = texts[usePlace().view.language]
  return (
    <>
      <h1>{title}</h1>
      <p>{line}</p>
      <p>
        <StoreLink to="/">{home}</StoreLink>
      </p>
    </>
  )
}
