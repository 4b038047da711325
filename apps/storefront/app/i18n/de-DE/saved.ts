import type { saved as base } from '../en-GB/saved.ts'
import type { Translation } from '../text.ts'

export const saved: Translation<typeof base> = {
  'wishlist.remove_named': '{name} von der Wunschliste entfernen',
  'wishlist.empty_text': 'Tippen Sie auf das Herz, um Artikel hier zu speichern.',
  'wishlist.to_cart': 'In den Warenkorb verschieben',
  'wishlist.view_product': 'Artikel ansehen',
  'wishlist.share': 'Wunschliste teilen',
  'wishlist.share_text': 'Wer den Link hat, sieht die Artikel Ihrer Wunschliste, aber nicht Ihren Namen.',
  'wishlist.share_login': 'Melden Sie sich an, um Ihre Wunschliste zu teilen und auf allen Geräten zu sehen.',
  'wishlist.share_link': 'Link zu Ihrer Wunschliste',
  'wishlist.create_link': 'Link erstellen',
  'wishlist.unshare': 'Nicht mehr teilen',
  'wishlist.shared_text': 'Diese Wunschliste wurde mit Ihnen geteilt.',
  'compare.title': 'Artikel vergleichen',
  'compare.remove_named': '{name} aus dem Vergleich entfernen',
  'compare.empty': 'Noch keine Artikel zum Vergleichen',
  'compare.empty_text': 'Wählen Sie mindestens zwei Artikel, um sie hier zu vergleichen.',
  'compare.missing': 'Wir konnten {names} nicht laden und versuchen es weiter.',
  'compare.only_differences': 'Nur Unterschiede anzeigen',
  'compare.differs': 'unterschiedlich',
  'compare.print': 'Drucken',
  'compare.availability': 'Verfügbarkeit',

  'stock.alert_email': 'E-Mail-Adresse',
  'stock.alert_hint': 'Wir senden Ihnen genau eine E-Mail, sobald der Artikel wieder verfügbar ist.',
  'stock.alert_sent':
    'Vielen Dank. Wenn wir Ihre Adresse noch nicht kennen, bestätigen Sie bitte die E-Mail, die wir Ihnen gerade gesendet haben.',
  'review.rating': 'Ihre Bewertung (5 ist die beste)',
  'review.nickname': 'Ihr Name, wie er bei der Bewertung steht',
  'review.title': 'Titel',
  'review.detail': 'Ihre Bewertung im Detail',
  'review.photos': 'Fotos',
  'review.photos_hint': 'Bis zu {count} Fotos: JPEG, PNG oder WebP',
  'review.photos_login': 'Melden Sie sich an, um Fotos hinzuzufügen.',
  'review.moderation': 'Wir lesen jede Bewertung, bevor wir sie veröffentlichen.',
  'review.send': 'Bewertung absenden',
}
