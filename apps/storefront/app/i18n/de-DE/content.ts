import type { content as base } from '../en-GB/content.ts'
import type { Translation } from '../text.ts'

export const content: Translation<typeof base> = {
  'missing.heading': 'In diesem Regal steht nichts',
  'missing.text':
    'Die Seite ist umgezogen, oder es gab sie nie. Suchen Sie danach, oder beginnen Sie mit dem, was andere mögen.',
  'missing.popular': 'Beliebte Kategorien',
  'problem.heading': 'Die Uhr ist stehen geblieben',
  'problem.text': 'Bei uns ist etwas schiefgegangen, nicht bei Ihnen. Meist läuft es nach einem Augenblick wieder.',
  'problem.retry': 'Noch einmal versuchen',
  'offline.heading': 'Im Moment keine Verbindung',
  'offline.text':
    'Diese Seite haben Sie noch nicht angesehen, daher ist sie noch nicht hier. Bereits gesehene Seiten öffnen sich weiterhin.',

  'blog.more': 'Mehr Beiträge',
}
