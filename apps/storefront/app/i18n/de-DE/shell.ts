import type { shell as base } from '../en-GB/shell.ts'
import type { Translation } from '../text.ts'

export const shell: Translation<typeof base> = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.home_link': '{name} – Startseite',
  'shell.close': 'Schließen',
  'shell.to_home': 'Zur Startseite',

  'menu.title': 'Menü',
  'menu.open': 'Menü öffnen',
  'menu.main': 'Hauptmenü',
  'menu.all_of': 'Alles in {name}',
  'menu.more_in': 'Mehr in {name}',
  'menu.journal': 'Journal',

  'header.search': 'Suche',
  'header.account': 'Konto',
  'header.account_of': 'Konto von {name}',
  'header.wishlist': { one: 'Wunschliste, {count} Artikel', other: 'Wunschliste, {count} Artikel' },
  'header.cart': { one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },

  'stores.title': 'Shop und Sprache',
  'stores.choose': 'Shop wählen',
  'stores.note': 'Jeder Shop hat eigene Preise, Versandbedingungen und einen eigenen Warenkorb.',

  'status.loading': 'Wird geladen',
  'status.page_loading': 'Seite wird geladen',
  'status.notifications': 'Benachrichtigungen',
  'status.dismiss': 'Schließen',
  'status.reach_actions': 'Mit der Tabulatortaste zu:',
  'status.offline': 'Sie sind offline. Bereits besuchte Seiten können Sie weiterhin ansehen.',
  'status.online': 'Sie sind wieder online.',
  'status.update': 'Eine neue Version des Shops ist verfügbar.',
  'status.update_action': 'Neu laden',

  'trade.prices_after_login': 'Anmelden, um Ihre Preise zu sehen',
  'trade.prices_loading': 'Ihre Preise werden geladen',
  'trade.guest_note': 'Melden Sie sich mit Ihrem Händlerkonto an, um Preise zu sehen.',

  'footer.title': 'Mehr von {name}',
  'footer.stores': 'Unsere Shops',
  'footer.newsletter': 'Unser monatlicher Newsletter',
  'footer.email': 'E-Mail-Adresse',
  'footer.subscribe': 'Abonnieren',
  'footer.prices_gross': 'Alle Preise inkl. MwSt. zzgl. Versandkosten.',
  'footer.prices_net': 'Alle Preise zzgl. MwSt., sofern nicht anders angegeben.',
  'footer.cookies': 'Keine Werbe-Cookies. Wir speichern nur, welchen Shop Sie gewählt haben.',
  'footer.cookie_settings': 'Cookie-Einstellungen',
  'footer.rights': '© {year} {name}',
}
