import type { Language } from '@mantel/domain/store'
import { supportedLanguage } from '../platform/format.ts'

/** Texts that mails of several slices share. {…} is a placeholder. */
type CommonTexts = { greeting: string; toShop: string; questions: string }

const texts: Record<Language, CommonTexts> = {
  en: {
    greeting: 'Dear {name},',
    toShop: 'Go to the shop',
    questions: 'Any questions? Reply to this email or contact us at {email}.',
  },
  de: {
    greeting: 'Guten Tag {name},',
    toShop: 'Zum Shop',
    questions: 'Haben Sie Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie uns an {email}.',
  },
  it: {
    greeting: 'Ciao {name},',
    toShop: 'Vai al negozio',
    questions: 'Hai domande? Rispondi a questa e-mail o scrivici a {email}.',
  },
}

export function commonTexts(language: string): CommonTexts {
  return texts[supportedLanguage(language)]
}
