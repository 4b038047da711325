import type { Blocks } from './block.ts'

export const germanBlocks: Blocks = {
  'footer-links': {
    title: 'Links im Fuß',
    text: `
- [Über uns](page:about-us)
- [Versand](page:delivery)
- [Widerruf](page:returns)
- [Größenhilfe](page:size-guide)
- [Pflegehinweise](page:care-guides)
- [Geschenkkarten](page:gift-cards)
- [Journal](route:blog)
- [Kontakt](page:contact)
- [Barrierefreiheit](page:accessibility)
- [Datenschutz](page:privacy)
- [AGB](page:terms)
- [Impressum](page:imprint)
`,
  },
  'footer-about': {
    title: 'Mantel',
    text: 'Uhren, Bilder, Rahmen und Karten: was auf dem Kaminsims steht. [Wer wir sind](page:about-us).',
  },
  'promo-bar': {
    title: 'Über der Kopfzeile',
    text: 'Versand für {shipping}, egal wie groß. [14 Tage Rückgaberecht](page:returns).',
  },
  newsletter: {
    title: 'Unser monatlicher Newsletter',
    text: `
Neue Ateliers, etwas zum Lesen und hin und wieder eine Zeichnung. Melden Sie sich an und erhalten Sie 10 % Rabatt auf Ihre erste Bestellung.

Höchstens einmal im Monat, jederzeit mit einem Klick abbestellbar.
`,
  },
  'social-discount': {
    title: '20 % für ein Foto',
    text: 'Zeigen Sie uns, wie etwas von uns bei Ihnen hängt oder steht, und verlinken Sie uns. Dafür bekommen Sie einen Code über 20 % für die nächste Bestellung. Ihr Foto ist ohnehin das bessere.',
  },
  'home-hero': {
    title: 'Was auf dem Kaminsims steht',
    text: 'Eine Uhr, die tickt. Ein Bild, angelehnt. Eine Karte von jemandem. [Zu den Uhren](category:clocks)',
  },
  'home-editorial': {
    title: 'Kreis, Winkel, Kaffee',
    text: `
Lotte Brandes mischt jeden Morgen vier Farben, mehr nicht. Sie schiebt Papierformen hin und her, manchmal tagelang, bis sich nichts mehr bewegen lässt, ohne dass es schlechter wird. Vom Lineal hat sie die Zahlen abgeschliffen, denn sonst misst man, statt zu schauen. Wir waren einen Vormittag bei ihr und durften ein Gelb mitnehmen.

[Zum Atelierbesuch](post:studio-lotte-brandes)
`,
  },
  'delivery-note': {
    title: 'Versand',
    text: 'Per Kurier für {shipping} nach {countries}. Was auf Lager ist, wird am nächsten Werktag verpackt. [Mehr](page:delivery)',
  },
  'returns-note': {
    title: 'Rückgabe',
    text: 'Rückgabe innerhalb von 14 Tagen ohne Angabe von Gründen. [So funktioniert’s](page:returns)',
  },
  'gift-card-note': {
    title: 'Zu dieser Karte',
    text: 'Versand per E-Mail am Tag Ihrer Wahl, fünf Jahre gültig. Restguthaben bleibt auf der Karte. [Mehr über Geschenkkarten](page:gift-cards)',
  },
  'empty-cart': {
    title: 'Ihr Warenkorb ist leer',
    text: 'Entdecken Sie unsere [Bestseller](category:bestsellers) oder das [Outlet](category:outlet).',
  },
  'checkout-reassurance': {
    title: 'Gut zu wissen',
    text: `
- Sie bezahlen erst, wenn Sie die Bestellung absenden.
- 14 Tage Rückgaberecht.
- Haben Sie Fragen? Schreiben Sie uns an [{email}](mailto:{email}).
`,
  },
  'contact-intro': {
    title: 'Schreiben Sie uns',
    text: 'Wir antworten innerhalb eines Werktags. Bei Fragen zu einer Bestellung geben Sie bitte die Bestellnummer an. Weitere Kontaktmöglichkeiten finden Sie unter [Kontakt](page:contact).',
  },
  'blog-intro': {
    title: 'Das Journal',
    text: 'Vom Aufhängen, Aufziehen, Rahmen und Schreiben, und von denen, die das alles herstellen.',
  },
  'search-empty': {
    title: 'Keine Ergebnisse',
    text: 'Prüfen Sie die Schreibweise oder versuchen Sie einen allgemeineren Begriff: „Eiche“ statt „kleine Wanduhr aus Eiche“. Oder beginnen Sie bei den [Uhren](category:clocks), [Bildern](category:wallart), [Rahmen](category:photoframes) oder [Karten](category:greetingcards).',
  },
  'order-thanks': {
    title: 'Vielen Dank für Ihre Bestellung',
    text: 'Wir haben Ihre Bestellung erhalten, die Bestätigung kommt per E-Mail. Sobald Ihr Paket unterwegs ist, melden wir uns wieder. Bis dahin: [zum Journal](route:blog).',
  },
  'wishlist-empty': {
    title: 'Ihre Wunschliste ist leer',
    text: 'Tippen Sie auf das Herz, um Artikel hier zu speichern. Nur Sie können Ihre Wunschliste sehen.',
  },
  'page-not-found': {
    title: 'Wir können diese Seite nicht finden',
    text: 'Sie wurde verschoben oder existiert nicht mehr. Gehen Sie zur [Startseite](route:home) oder [schreiben Sie uns](page:contact).',
  },
  'offline-note': {
    title: 'Sie sind offline',
    text: 'Bereits besuchte Seiten können Sie weiterhin ansehen, und Ihr Warenkorb bleibt gespeichert. Eine Bestellung, die Sie jetzt aufgeben, wird gesendet, sobald Sie wieder online sind.',
  },
}
