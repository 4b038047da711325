import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

const texts = {
  en: ['Something went wrong on our side.', 'To the home page'],
  de: ['Bei uns ist etwas schiefgegangen.', 'Zur Startseite'],
  it: ['Qualcosa è andato storto da noi.', 'Alla pagina iniziale'],
} as const

export function ProblemScreen() {
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
