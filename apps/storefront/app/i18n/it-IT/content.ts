import type { content as base } from '../en-GB/content.ts'
import type { Translation } from '../text.ts'

export const content: Translation<typeof base> = {
  'missing.heading': 'Non troviamo questa pagina',
  'missing.text':
    'Potrebbe essere stata spostata o non esistere più. Prova a cercarla o parti da una delle categorie più visitate.',
  'missing.popular': 'Categorie più visitate',
  'problem.heading': 'Qualcosa è andato storto',
  'problem.text': 'Si è verificato un problema da parte nostra. Riprova tra un momento.',
  'problem.retry': 'Riprova',
  'offline.heading': 'Sei offline',
  'offline.text': 'Questa pagina non è ancora salvata sul tuo dispositivo. Puoi aprire le pagine che hai già visitato.',

  'blog.more': 'Altri articoli',
}
