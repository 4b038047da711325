import type { coming as base } from '../en-GB/coming.ts'
import type { Translation } from '../text.ts'

export const coming: Translation<typeof base> = {
  'home.feed': 'Unsere Produkte bei Ihnen zu Hause',
  'home.feed_text': 'Zeigen Sie uns Ihr Zuhause und sparen Sie {percent} % bei der nächsten Bestellung.',
  'home.feed_picture': 'Foto aus unserem Feed: {text}',
  'sort.purchase_date': 'Kaufdatum',
  'price.pack': '{price} für {count} Stück',
  'price.lowest': 'Niedrigster Preis der letzten 30 Tage: {price}',
  'price.tier': 'Ab {quantity} Stück: je {price}',
  'wishlist.add': 'Auf die Wunschliste',
  'wishlist.add_named': '{name} auf die Wunschliste setzen',
  'wishlist.remove_named': '{name} von der Wunschliste entfernen',
  'wishlist.empty_text': 'Tippen Sie auf das Herz, um Artikel hier zu speichern.',
  'compare.title': 'Artikel vergleichen',
  'compare.add': 'Vergleichen',
  'compare.remove_named': '{name} aus dem Vergleich entfernen',
  'compare.empty': 'Noch keine Artikel zum Vergleichen',
  'compare.empty_text': 'Wählen Sie mindestens zwei Artikel, um sie hier zu vergleichen.',
  'auth.login_needed': 'Bitte melden Sie sich an',
  'product.options': 'Auswahl',
  'type.giftcard': 'Geschenkkarte',
  'share.title': 'Teilen',
  'footer.newsletter_text': 'Neue Ateliers, Lesetipps und {percent} % Rabatt auf Ihre erste Bestellung.',
}
