import type { shell as base } from '../en-GB/shell.ts'
import type { Translation } from '../text.ts'

export const shell: Translation<typeof base> = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.home_link': '{name}, zur Startseite',
  'shell.close': 'Schließen',
  'shell.to_home': 'Zur Startseite',

  'menu.title': 'Menü',
  'menu.open': 'Menü öffnen',
  'menu.main': 'Hauptmenü',
  'menu.all_of': 'Alles aus {name}',
  'menu.more_in': 'Mehr aus {name}',
  'menu.journal': 'Journal',

  'header.search': 'Suche',
  'header.account': 'Konto',
  'header.account_of': 'Konto von {name}',
  'header.wishlist': { one: 'Wunschliste, {count} Artikel', other: 'Wunschliste, {count} Artikel' },
  'header.cart': { one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },

  'stores.title': 'Shop und Sprache',
  'stores.choose': 'Wählen Sie einen Shop',
  'stores.note': 'Jeder Shop hat eigene Preise, eigenen Versand und einen eigenen Warenkorb.',

  'status.loading': 'Wird geladen',
  'status.page_loading': 'Die Seite wird geladen',
  'status.notifications': 'Mitteilungen',
  'status.dismiss': 'Ausblenden',
  'status.offline': 'Sie sind offline. Was Sie schon angesehen haben, ist noch da.',
  'status.online': 'Sie sind wieder online.',
  'status.update': 'Es gibt eine neuere Fassung dieses Shops.',
  'status.update_action': 'Neu laden',

  'trade.prices_after_login': 'Anmelden und Ihre Preise sehen',
  'trade.guest_note': 'Preise sehen angemeldete Händler.',

  'footer.title': 'Mehr von {name}',
  'footer.stores': 'Unsere Shops',
  'footer.newsletter': 'Ein Brief im Monat',
  'footer.newsletter_later': 'Er erscheint bald. Anmelden können Sie sich dann hier.',
  'footer.prices_gross': 'Alle Preise inkl. MwSt. Der Versand kommt an der Kasse hinzu.',
  'footer.prices_net': 'Preise zzgl. MwSt., soweit nicht anders angegeben.',
  'footer.cookies': 'Keine Werbe-Cookies. Eines merkt sich Ihren Shop, sonst nichts.',
  'footer.rights': '© {year} {name}',
}
