import type { home as base } from '../en-GB/home.ts'
import type { Translation } from '../text.ts'

export const home: Translation<typeof base> = {
  'home.headline': 'Le cose sulla mensola del camino',
  'home.opening':
    'Un orologio che ticchetta, un quadro appoggiato, una fotografia in cornice, un biglietto arrivato da qualcuno.',
  'home.title': 'Orologi, quadri, cornici e biglietti d’auguri',
  'home.description':
    'Orologi, quadri, cornici e biglietti d’auguri, scelti con cura e fatti per restare. Consegnati a casa tua.',
  'home.worlds': 'Acquista per categoria',
  'home.bestsellers': 'I più venduti',
  'home.bestsellers_text': 'I prodotti che i nostri clienti acquistano di più.',
  'home.outlet': 'Outlet',
  'home.outlet_text': 'Ultimi pezzi a prezzi ridotti.',
  'home.wallart': 'Quadri e stampe',
  'home.photoframes': 'Cornici',
  'home.greetingcards': 'Biglietti d’auguri',
  'home.clocks': 'Orologi',
  'home.see_all': 'Vedi tutto',
  'home.journal': 'Dal magazine',
  'home.read_on': 'Leggi tutto',
  'home.none': 'Qui non ci sono ancora prodotti. Torna presto a trovarci.',
  'home.offline': 'Sei offline. Quando tornerai online, qui troverai di nuovo i nostri prodotti.',

  'carousel.previous': 'Prodotti precedenti',
  'carousel.next': 'Prodotti successivi',
  'home.feed': 'I nostri prodotti a casa tua',
  'home.feed_text': 'Mostraci la tua casa e ricevi il {percent}% di sconto sul prossimo ordine.',
  'home.feed_picture': 'Una foto dal nostro profilo: {text}',
}
