import type { browsing as english } from './en-browsing.ts'

export const browsing: Record<keyof typeof english, string> = {
  bad_content_type: 'Die Antwort des Servers hat ein falsches Format.',
  wrong_response_format: 'Die Antwort des Servers konnte nicht gelesen werden.',
  offline: 'Sie sind offline. Bitte prüfen Sie Ihre Verbindung.',
  something_went_wrong: 'Etwas ist schiefgegangen. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  ok: 'OK',
  no_variants: 'Es ist keine Variante dieses Artikels verfügbar.',
  stock_check_running: 'Verfügbarkeit wird geprüft, bitte warten …',
  in_stock: 'Auf Lager!',
  out_of_the_stock: 'Nicht auf Lager!',
  product_empty: 'Der Artikel wurde nicht gefunden.',
  search_key_missing: 'Für die Artikelsuche fehlt der Suchschlüssel {key}.',
  grouped_without_links: 'Diese Artikelgruppe enthält keine Artikel.',
  product_link_missing: 'Der verknüpfte Artikel wurde nicht gefunden.',
  category_empty: 'Die Kategorie wurde nicht gefunden.',
  cms_empty: 'Der Inhalt wurde nicht gefunden.',
  blog_category_missing: 'Das Thema wurde nicht gefunden.',
  blog_post_missing: 'Der Beitrag wurde nicht gefunden.',
  category_not_synchronized:
    'Für diese Kategorie sind keine Artikel gespeichert. Bitte versuchen Sie es wieder, wenn Sie online sind!',
  offline_unavailable:
    'Dieser Artikel, diese Kategorie oder Seite ist offline nicht verfügbar. Sie werden zur Startseite weitergeleitet.',
  no_such_configuration: 'Diese Ausführung gibt es nicht. Bitte wählen Sie eine andere Kombination.',
  page_not_found: 'Die gesuchte Seite wurde leider nicht gefunden.',
  server_error: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  not_implemented: 'Diese Funktion ist noch nicht verfügbar!',
  wishlist_added: '{name} wurde auf Ihre Wunschliste gesetzt!',
  wishlist_removed: '{name} wurde von Ihrer Wunschliste entfernt!',
  compare_added: '{name} wurde zum Vergleich hinzugefügt!',
  compare_removed: '{name} wurde aus dem Vergleich entfernt!',
}
