import type { content as base } from '../en-GB/content.ts'
import type { Translation } from '../text.ts'

export const content: Translation<typeof base> = {
  'missing.heading': 'Wir können diese Seite nicht finden',
  'missing.text':
    'Sie wurde verschoben oder existiert nicht mehr. Nutzen Sie die Suche oder beginnen Sie mit einer unserer beliebten Kategorien.',
  'missing.popular': 'Beliebte Kategorien',
  'problem.heading': 'Etwas ist schiefgegangen',
  'problem.text': 'Leider ist bei uns ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
  'problem.retry': 'Erneut versuchen',
  'offline.heading': 'Sie sind offline',
  'offline.text':
    'Diese Seite ist auf Ihrem Gerät noch nicht gespeichert. Bereits besuchte Seiten können Sie weiterhin öffnen.',

  'blog.more': 'Weitere Beiträge',
}
