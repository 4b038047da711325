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

  'blog.title': 'Diario',
  'blog.intro': 'Sull’appendere, caricare, incorniciare e scrivere, e su chi fa le cose che vendiamo.',
  'blog.by': 'Di {name}',
  'blog.by_on': 'Di {name}, {date}',
  'blog.menu': 'Argomenti',
  'blog.all_topics': 'Tutti gli argomenti',
  'blog.more': 'Altri articoli',
  'blog.read': 'Leggi {title}',
  'blog.recent': 'Articoli recenti',
  'blog.related': 'Da leggere dopo',
  'blog.products': 'In questo articolo',
  'blog.search': 'Cerca nel diario',
  'blog.none': 'Nessun articolo trovato',
  'blog.none_text': 'Prova con un’altra parola, o guarda i più recenti.',
}
