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
    text: 'Versand für {shipping}, egal wie groß. Und 14 Tage, um es sich [anders zu überlegen](page:returns).',
  },
  newsletter: {
    title: 'Ein Brief im Monat',
    text: `
Neue Ateliers, etwas zum Lesen und hin und wieder eine Zeichnung. Zur Anmeldung schicken wir Ihnen einen Code über 10 % für die erste Bestellung.

Höchstens einmal im Monat, abbestellt mit einem Klick.
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
    text: 'Vierzehn Tage Zeit, ohne Angabe von Gründen. [So geht es](page:returns)',
  },
  'gift-card-note': {
    title: 'Zu dieser Karte',
    text: 'Sie kommt per E-Mail an dem Tag, den Sie bestimmen, gilt fünf Jahre, und ein Rest bleibt stehen. [Mehr über Geschenkkarten](page:gift-cards)',
  },
  'empty-cart': {
    title: 'Noch nichts darin',
    text: 'Ihr Warenkorb ist so leer wie ein neues Regal. Viele beginnen bei den [Bestsellern](category:bestsellers) oder im [Outlet](category:outlet).',
  },
  'checkout-reassurance': {
    title: 'Gut zu wissen',
    text: `
- Bezahlt wird erst mit dem letzten Knopf.
- Vierzehn Tage Zeit zum Zurückgeben.
- Fragen an [{email}](mailto:{email}) beantwortet ein Mensch.
`,
  },
  'contact-intro': {
    title: 'Schreiben Sie uns',
    text: 'Es antwortet ein Mensch, an Werktagen innerhalb eines Tages. Geht es um eine Bestellung, nennen Sie bitte die Nummer. Weitere Wege finden Sie unter [Kontakt](page:contact).',
  },
  'blog-intro': {
    title: 'Das Journal',
    text: 'Vom Aufhängen, Aufziehen, Rahmen und Schreiben, und von denen, die das alles herstellen.',
  },
  'search-empty': {
    title: 'Dazu haben wir nichts gefunden',
    text: 'Versuchen Sie es mit einem Wort weniger, etwa „Eiche“ statt „kleine Wanduhr aus Eiche“. Oder fangen Sie bei den [Uhren](category:clocks), [Bildern](category:wallart), [Rahmen](category:photoframes) oder [Karten](category:greetingcards) an.',
  },
  'order-thanks': {
    title: 'Vielen Dank',
    text: 'Ihre Bestellung ist bei uns, die Bestätigung kommt per E-Mail. Wir melden uns wieder, wenn das Paket abreist. Bis dahin vielleicht [etwas zu lesen](route:blog).',
  },
  'wishlist-empty': {
    title: 'Noch keine Wünsche',
    text: 'Drücken Sie das Herz bei allem, worüber Sie nachdenken möchten. Es wartet hier, und niemand sonst sieht es.',
  },
  'page-not-found': {
    title: 'Diese Seite steht nicht im Regal',
    text: 'Sie ist umgezogen, oder es hat sie nie gegeben. Die [Startseite](route:home) kennt sich aus, und [wir](page:contact) helfen gern.',
  },
  'offline-note': {
    title: 'Sie sind offline',
    text: 'Was Sie schon angesehen haben, ist noch da, und Ihr Warenkorb ist sicher. Eine Bestellung, die Sie jetzt aufgeben, wird gesendet, sobald die Verbindung zurück ist.',
  },
}
