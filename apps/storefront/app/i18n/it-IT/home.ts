import type { home as base } from '../en-GB/home.ts'
import type { Translation } from '../text.ts'

export const home: Translation<typeof base> = {
  'home.headline': 'Le cose sopra il camino',
  'home.opening':
    'Un orologio che ticchetta, un quadro appoggiato, una fotografia in cornice, un biglietto arrivato da qualcuno.',
  'home.title': 'Orologi, quadri, cornici e biglietti d’auguri',
  'home.description':
    'Orologi, quadri, cornici e biglietti d’auguri, scelti con cura e fatti per restare. Consegnati a casa tua.',
  'home.worlds': 'Quattro mondi',
  'home.bestsellers': 'I più venduti',
  'home.bestsellers_text': 'Quello che ultimamente ha trovato casa più spesso.',
  'home.outlet': 'Outlet',
  'home.outlet_text': 'Ultimi pezzi a prezzi gentili.',
  'home.wallart': 'Quadri e stampe',
  'home.photoframes': 'Cornici',
  'home.greetingcards': 'Biglietti d’auguri',
  'home.clocks': 'Orologi',
  'home.see_all': 'Vedi tutto',
  'home.journal': 'Dal diario',
  'home.read_on': 'Continua a leggere',
  'home.none': 'Stiamo riempiendo gli scaffali. Torna tra un momento.',

  'shelf.previous': 'Indietro sullo scaffale',
  'shelf.next': 'Avanti sullo scaffale',
}
