import type { home as base } from '../en-GB/home.ts'
import type { Translation } from '../text.ts'

export const home: Translation<typeof base> = {
  'home.headline': 'Die Dinge auf dem Kaminsims',
  'home.opening':
    'Eine Uhr, die tickt, ein angelehntes Bild, ein gerahmtes Foto, eine Karte, die jemand geschickt hat.',
  'home.title': 'Uhren, Wandbilder, Fotorahmen und Grußkarten',
  'home.description':
    'Uhren, Wandbilder, Fotorahmen und Grußkarten, mit Sorgfalt gewählt und zum Bleiben gemacht. Bis an Ihre Tür geliefert.',
  'home.worlds': 'Vier Welten',
  'home.bestsellers': 'Bestseller',
  'home.bestsellers_text': 'Was zuletzt am häufigsten ein Zuhause gefunden hat.',
  'home.outlet': 'Outlet',
  'home.outlet_text': 'Letzte Stücke zu freundlichen Preisen.',
  'home.wallart': 'Wandbilder',
  'home.photoframes': 'Fotorahmen',
  'home.greetingcards': 'Grußkarten',
  'home.clocks': 'Uhren',
  'home.see_all': 'Alle ansehen',
  'home.journal': 'Aus dem Journal',
  'home.read_on': 'Weiterlesen',
  'home.none': 'Die Regale werden gerade gefüllt. Bitte schauen Sie gleich noch einmal vorbei.',

  'shelf.previous': 'Im Regal zurück',
  'shelf.next': 'Im Regal weiter',
}
