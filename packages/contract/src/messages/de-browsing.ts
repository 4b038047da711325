import type { browsing as english } from './en-browsing.ts'

export const browsing: Record<keyof typeof english, string> = {
  bad_content_type: 'Die Antwort des Servers hat ein falsches Format.',
  wrong_response_format: 'Die Antwort des Servers konnte nicht gelesen werden.',
  offline: 'Im Moment besteht keine Verbindung.',
  something_went_wrong: 'Das hat nicht geklappt. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  ok: 'OK',
  no_variants: 'Keine Variante dieses Artikels ist verfügbar.',
  stock_check_running: 'Der Bestand wird geprüft, bitte warten …',
  in_stock: 'Auf Lager!',
  out_of_the_stock: 'Nicht auf Lager!',
  product_empty: 'Der Artikel wurde nicht gefunden.',
  search_key_missing: 'Für die Suche nach einem Artikel fehlt der Schlüssel {key}.',
  grouped_without_links: 'Zu dieser Artikelgruppe gehören keine Artikel.',
  product_link_missing: 'Der verknüpfte Artikel wurde nicht gefunden.',
  category_empty: 'Die Kategorie wurde nicht gefunden.',
  cms_empty: 'Der Inhalt wurde nicht gefunden.',
  blog_category_missing: 'Das Blogthema wurde nicht gefunden.',
  blog_post_missing: 'Der Blogbeitrag wurde nicht gefunden.',
  category_not_synchronized:
    'Von dieser Kategorie ist nichts gespeichert. Bitte kommen Sie wieder, wenn eine Verbindung besteht!',
  offline_unavailable:
    'Dieser Artikel, diese Kategorie oder Seite ist ohne Verbindung nicht verfügbar. Sie kommen zur Startseite.',
  no_such_configuration: 'Diese Ausführung gibt es nicht. Bitte wählen Sie eine andere Kombination.',
  page_not_found: 'Die gesuchte Seite gibt es leider nicht.',
  server_error: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  not_implemented: 'Diese Funktion gibt es noch nicht!',
  wishlist_added: '{name} steht jetzt auf Ihrem Wunschzettel!',
  wishlist_removed: '{name} wurde von Ihrem Wunschzettel entfernt!',
  compare_added: '{name} ist jetzt im Vergleich!',
  compare_removed: '{name} wurde aus dem Vergleich entfernt!',
}
