import type { home as base } from '../en-GB/home.ts'
import type { Translation } from '../text.ts'

export const home: Translation<typeof base> = {
  'home.headline': 'Die Dinge auf dem Kaminsims',
  'home.opening':
    'Eine Uhr, die tickt, ein angelehntes Bild, ein gerahmtes Foto, eine Karte, die jemand geschickt hat.',
  'home.title': 'Uhren, Wandbilder, Fotorahmen und Grußkarten',
  'home.description':
    'Uhren, Wandbilder, Fotorahmen und Grußkarten, mit Sorgfalt gewählt und zum Bleiben gemacht. Bis an Ihre Tür geliefert.',
  'home.worlds': 'Nach Kategorie einkaufen',
  'home.bestsellers': 'Bestseller',
  'home.bestsellers_text': 'Was unsere Kunden zurzeit am häufigsten kaufen.',
  'home.outlet': 'Outlet',
  'home.outlet_text': 'Letzte Stücke zu reduzierten Preisen.',
  'home.wallart': 'Wandbilder',
  'home.photoframes': 'Fotorahmen',
  'home.greetingcards': 'Grußkarten',
  'home.clocks': 'Uhren',
  'home.see_all': 'Alle ansehen',
  'home.journal': 'Aus dem Journal',
  'home.read_on': 'Mehr lesen',
  'home.none': 'Hier gibt es noch keine Artikel. Bitte schauen Sie bald wieder vorbei.',
  'home.offline': 'Sie sind offline. Sobald die Verbindung wieder besteht, sehen Sie hier unsere Artikel.',

  'carousel.previous': 'Vorherige Artikel',
  'carousel.next': 'Nächste Artikel',
  'home.feed': 'Unsere Produkte bei Ihnen zu Hause',
  'home.feed_text': 'Zeigen Sie uns Ihr Zuhause und sparen Sie {percent} % bei der nächsten Bestellung.',
  'home.feed_picture': 'Foto aus unserem Feed: {text}',
}
