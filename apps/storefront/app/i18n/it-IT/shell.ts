import type { shell as base } from '../en-GB/shell.ts'
import type { Translation } from '../text.ts'

export const shell: Translation<typeof base> = {
  'shell.skip': 'Vai al contenuto',
  'shell.home_link': '{name}, pagina iniziale',
  'shell.close': 'Chiudi',
  'shell.to_home': 'Vai alla pagina iniziale',

  'menu.title': 'Menu',
  'menu.open': 'Apri il menu',
  'menu.main': 'Menu principale',
  'menu.all_of': 'Tutto in {name}',
  'menu.more_in': 'Altro in {name}',
  'menu.journal': 'Magazine',

  'header.search': 'Cerca',
  'header.account': 'Account',
  'header.account_of': 'Account di {name}',
  'header.wishlist': { one: 'Lista dei desideri, {count} articolo', other: 'Lista dei desideri, {count} articoli' },
  'header.cart': { one: 'Carrello, {count} articolo', other: 'Carrello, {count} articoli' },

  'stores.title': 'Negozio e lingua',
  'stores.choose': 'Scegli un negozio',
  'stores.note': 'Ogni negozio ha prezzi, spedizioni e carrello propri.',

  'status.loading': 'Caricamento',
  'status.page_loading': 'Caricamento della pagina',
  'status.notifications': 'Notifiche',
  'status.dismiss': 'Chiudi',
  'status.reach_actions': 'Premi Tab per:',
  'status.offline': 'Sei offline. Puoi ancora vedere le pagine che hai già visitato.',
  'status.online': 'Sei di nuovo online.',
  'status.update': 'È disponibile una nuova versione del negozio.',
  'status.update_action': 'Ricarica',

  'trade.prices_after_login': 'Accedi per vedere i tuoi prezzi',
  'trade.prices_loading': 'Caricamento dei tuoi prezzi',
  'trade.guest_note': 'Accedi con un account rivenditore per vedere i prezzi.',

  'footer.title': 'Altre informazioni su {name}',
  'footer.stores': 'I nostri negozi',
  'footer.newsletter': 'La nostra newsletter mensile',
  'footer.email': 'Indirizzo e-mail',
  'footer.subscribe': 'Iscriviti',
  'footer.prices_gross': 'Tutti i prezzi sono IVA inclusa, spese di spedizione escluse.',
  'footer.prices_net': 'Prezzi IVA esclusa, salvo diversa indicazione.',
  'footer.cookies': 'Nessun cookie pubblicitario. Ne usiamo solo uno per ricordare il tuo negozio.',
  'footer.cookie_settings': 'Impostazioni cookie',
  'footer.rights': '© {year} {name}',
}
