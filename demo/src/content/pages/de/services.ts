import type { Page } from '../page.ts'

export const servicePages: readonly Page[] = [
  {
    key: 'cookies',
    slug: 'cookies',
    title: 'Cookies',
    heading: 'Cookies und ähnliche Speicher',
    description: 'Was der Shop auf Ihrem Gerät speichert und was nur mit Ihrer Einwilligung.',
    text: `
Diese Seite sagt, was der Shop auf Ihrem Gerät speichert, warum und wie lange.

## Immer

- *Ihr Shop:* ein Cookie mit dem gewählten Shop, für ein Jahr.
- *Warenkorb, Merkliste und Anmeldung:* im Speicher Ihres Browsers, bis Sie sie leeren oder sich abmelden.
- *Ihre Wahl zu Cookies:* im Speicher Ihres Browsers, für ein Jahr.

Ohne diese Angaben funktioniert der Shop nicht. Dafür ist nach § 25 Abs. 2 TDDDG keine Einwilligung nötig.

## Nur mit Ihrer Einwilligung

Manche Shops nutzen Dienste, die Besuche zählen oder Werbung messen. Welche das sind und welche Unternehmen Daten erhalten, steht in den Cookie-Einstellungen. Vor Ihrer Zustimmung wird davon nichts geladen und nichts gespeichert. Ablehnen geht mit demselben Klick wie Zustimmen.

## Widerruf

Nutzt dieser Shop solche Dienste, steht am Ende jeder Seite die Schaltfläche „Cookie-Einstellungen“. Wenn Sie Ihre Einwilligung widerrufen, wird gelöscht, was die Dienste gespeichert haben.

Ihre Wahl halten wir mit einer zufälligen Nummer fest, nicht mit Ihrem Namen. Mehr zu Ihren Daten steht unter [Datenschutz](page:privacy).
`,
  },
  {
    key: 'custompage',
    slug: 'custompage',
    title: 'Nach Maß',
    heading: 'Rahmen und Drucke nach Maß',
    description: 'Besondere Größen, eigene Bilder, ein Zifferblatt mit Initialen: so läuft eine Maßanfertigung.',
    text: `
Manche Wände haben eigenwillige Maße, und manches Bild verdient einen Rahmen, der genau passt. Wir schneiden Rahmen auf den Millimeter und drucken Bilder in Größen, die nicht im Shop stehen.

## So geht es

1. Schicken Sie Maße und ein Foto der Wand an [{email}](mailto:{email}).
2. Innerhalb von zwei Werktagen bekommen Sie eine Zeichnung und einen Preis.
3. Sie bezahlen, wir schneiden. Das dauert etwa drei Wochen.

Maßanfertigungen können wir nur zurücknehmen, wenn etwas nicht stimmt; siehe [Widerruf](page:returns).

## Ein guter Anfang

{{widget type="product-list" category="20" limit="3" title="Rahmen, die es auch nach Maß gibt"}}
`,
  },
  {
    key: 'designpage',
    slug: 'designpage',
    title: 'Designservice',
    heading: 'Ein Plan für Ihre Wand',
    description: 'Wir planen eine Bilderwand mit Ihnen: Größen, Abstände und eine Liste zum Bestellen.',
    text: `
Schicken Sie uns ein Foto Ihrer Wand, und wir planen die Bilder dafür: welche Größen, welche Abstände und was in die Mitte kommt. Sie erhalten eine maßstäbliche Zeichnung und eine Liste, nach der Sie bestellen können.

## Was wir brauchen

- Ein Foto von vorn, auf dem etwas zu sehen ist, dessen Größe Sie kennen. Eine Tür genügt.
- Breite und Höhe der freien Fläche.
- Drei Bilder aus dem Shop, die Ihnen gefallen, und eines, das Ihnen nicht gefällt.

Der Plan ist kostenlos, wenn Sie innerhalb eines Monats danach bestellen.

{{widget type="banner" title="Erst einmal Ideen sammeln?" text="In unserem Journal gibt es viele Wände zu sehen." link="/blog" label="Zum Journal"}}

## Bilder, die sich gut kombinieren lassen

{{widget type="product-list" category="10" limit="3"}}
`,
  },
]
