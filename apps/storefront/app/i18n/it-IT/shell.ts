import type { shell as base } from '../en-GB/shell.ts'
import type { Translation } from '../text.ts'

export const shell: Translation<typeof base> = {
  'shell.skip': 'Vai al contenuto',
  'shell.home_link': '{name}, alla pagina iniziale',
  'shell.close': 'Chiudi',
  'shell.to_home': 'Alla pagina iniziale',

  'menu.title': 'Menu',
  'menu.open': 'Apri il menu',
  'menu.main': 'Menu principale',
  'menu.all_of': 'Tutto in {name}',
  'menu.more_in': 'Altro in {name}',
  'menu.journal': 'Diario',

  'header.search': 'Cerca',
  'header.account': 'Account',
  'header.account_of': 'Account di {name}',
  'header.wishlist': { one: 'Lista dei desideri, {count} articolo', other: 'Lista dei desideri, {count} articoli' },
  'header.cart': { one: 'Carrello, {count} articolo', other: 'Carrello, {count} articoli' },

  'stores.title': 'Negozio e lingua',
  'stores.choose': 'Scegli un negozio',
  'stores.note': 'Ogni negozio ha i suoi prezzi, la sua spedizione e il suo carrello.',

  'status.loading': 'Caricamento',
  'status.page_loading': 'La pagina si sta caricando',
  'status.notifications': 'Avvisi',
  'status.dismiss': 'Nascondi',
  'status.offline': 'Sei offline. Quello che hai già guardato è ancora qui.',
  'status.online': 'Sei di nuovo online.',
  'status.update': 'C’è una versione più recente del negozio.',
  'status.update_action': 'Ricarica',

  'trade.prices_after_login': 'Accedi per vedere i tuoi prezzi',
  'trade.guest_note': 'I prezzi sono visibili ai rivenditori che hanno effettuato l’accesso.',

  'footer.title': 'Altro da {name}',
  'footer.stores': 'I nostri negozi',
  'footer.newsletter': 'Una lettera al mese',
  'footer.newsletter_later': 'Arriva presto. Potrai iscriverti qui.',
  'footer.prices_gross': 'Tutti i prezzi sono IVA inclusa. La spedizione si aggiunge alla cassa.',
  'footer.prices_net': 'Prezzi IVA esclusa, salvo diversa indicazione.',
  'footer.cookies': 'Nessun cookie pubblicitario. Uno ricorda il tuo negozio, e basta.',
  'footer.rights': '© {year} {name}',
}
