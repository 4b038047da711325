import type { content as base } from '../en-GB/content.ts'
import type { Translation } from '../text.ts'

export const content: Translation<typeof base> = {
  'missing.heading': 'Su questo scaffale non c’è nulla',
  'missing.text': 'La pagina si è spostata, o non c’è mai stata. Cercala, oppure comincia da ciò che piace di più.',
  'missing.popular': 'Categorie più visitate',
  'problem.heading': 'L’orologio si è fermato',
  'problem.text': 'Qualcosa è andato storto da noi, non da te. Di solito dopo un momento riparte.',
  'problem.retry': 'Riprova',
  'offline.heading': 'Al momento non c’è connessione',
  'offline.text': 'Questa pagina non l’hai ancora guardata, quindi non è qui. Le pagine già viste si aprono ancora.',

  'blog.more': 'Altri articoli',
}
