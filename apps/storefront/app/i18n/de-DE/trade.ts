import type { trade as base } from '../en-GB/trade.ts'
import type { Translation } from '../text.ts'

export const trade: Translation<typeof base> = {
  'trade.apply': 'Händlerkonto beantragen',
  'trade.apply_text':
    'Für Händler, Galerien und Designstudios. Wir prüfen jeden Antrag selbst, meist innerhalb von zwei Werktagen.',
  'trade.company': 'Ihre Firma',
  'trade.vat_id': 'USt-IdNr.',
  'trade.vat_id_hint': 'Zum Beispiel {example}',
  'trade.address': 'Lieferadresse und Kontakt',
  'trade.login': 'Ihre Anmeldung',
  'trade.send': 'Antrag senden',
  'trade.have_account': 'Schon beantragt?',
  'trade.guest': 'Händlerkonten',
  'trade.guest_text':
    'Preise und Bestellungen sind freigeschalteten Händlern vorbehalten. Beantragen Sie ein Konto oder melden Sie sich an, um den Stand Ihres Antrags zu sehen.',
  'trade.waiting': 'Wir haben Ihren Antrag erhalten',
  'trade.next_check': 'Wir prüfen Ihre Firma und Ihre USt-IdNr., meist innerhalb von zwei Werktagen.',
  'trade.next_mail': 'Unsere Entscheidung senden wir an {email}.',
  'trade.next_prices':
    'Nach der Freischaltung sehen Sie mit der eben gewählten Anmeldung Ihre Preise und können bestellen.',
  'trade.next': 'Wie es weitergeht',
  'trade.questions': 'Fragen? Schreiben Sie uns an {email}.',
  'trade.reload': 'Erneut prüfen',
  'trade.approved': 'Ihr Händlerkonto ist freigeschaltet',
  'trade.approved_text': 'Sie sehen Ihre Preise und können bestellen.',
  'trade.refused': 'Wir konnten Ihren Antrag nicht annehmen',
  'trade.refused_reason': 'Grund: {reason}',
  'trade.refused_text':
    'Wenn sich etwas geändert hat oder Sie das für einen Irrtum halten, schreiben Sie uns an {email}.',
  'trade.browse': 'Sortiment ansehen',
  'checkout.po_number': 'Ihre Bestellnummer',
  'checkout.po_number_hint': 'Sie erscheint auf Rechnung und Lieferschein',
  'order.po_number': 'Ihre Bestellnummer',
}
