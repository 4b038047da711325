import type { smallParts as base } from '../en-GB/small-parts.ts'
import type { Translation } from '../text.ts'

export const smallParts: Translation<typeof base> = {
  'sort.purchase_date': 'Kaufdatum',
  'price.pack': '{price} für {count} Stück',
  'price.lowest': 'Niedrigster Preis der letzten 30 Tage: {price}',
  'price.tier': 'Ab {quantity} Stück: je {price}',
  'auth.login_needed': 'Bitte melden Sie sich an',
  'product.options': 'Auswahl',
  'footer.newsletter_text': 'Neue Ateliers, Lesetipps und {percent} % Rabatt auf Ihre erste Bestellung.',
  'preview.banner': 'Vorschau: Dieser Inhalt ist noch nicht veröffentlicht. Nur wer diesen Link hat, kann ihn sehen.',
}
