import type { Page } from '../page.ts'

export const orderPages: readonly Page[] = [
  {
    key: 'help',
    slug: 'hilfe',
    title: 'Hilfe',
    heading: 'Wie können wir helfen?',
    description: 'Versand, Widerruf, Geschenkkarten und Kontakt: die kurzen Antworten.',
    text: `
Auf die meisten Fragen gibt es eine kurze Antwort. Hier sind die häufigsten.

## Wo ist meine Bestellung?

In [Ihrem Konto](route:my-account) sehen Sie, ob sie gefertigt, verpackt oder unterwegs ist. Ohne Konto können Sie [Ihre Bestellung](route:order-tracking) mit Bestellnummer und E-Mail-Adresse verfolgen. Drucke entstehen erst nach der Bestellung und brauchen dafür zwei bis drei Werktage. Uhren, Rahmen und Karten verlassen uns meist am nächsten Werktag. Mehr dazu unter [Versand](page:delivery).

## Kann ich es mir anders überlegen?

Ja, innerhalb von 14 Tagen nach Erhalt. Wie das geht, steht unter [Widerruf](page:returns).

## Etwas ist beschädigt angekommen

Das tut uns leid. Heben Sie bitte die Verpackung auf, machen Sie zwei Fotos und [schreiben Sie uns](page:contact). Zurückschicken müssen Sie zunächst nichts.

## Welche Größe ist die richtige?

In der [Größenhilfe](page:size-guide) finden Sie Maße und Faustregeln, in den [Pflegehinweisen](page:care-guides) alles für die Zeit danach.

## Ich habe eine Geschenkkarte

Geben Sie den Code im Warenkorb unter der Summe ein. Was übrig ist, bleibt auf der [Karte](page:gift-cards).
`,
  },
  {
    key: 'delivery',
    slug: 'versand',
    title: 'Versand',
    description: 'Was der Versand kostet, wie lange er dauert und was geschieht, wenn niemand zu Hause ist.',
    text: `
Wir liefern per Kurier nach {countries}. Eine Bestellung kostet {shipping} Versand einschließlich Mehrwertsteuer, ganz gleich, wie viel darin ist. Geschenkkarten und Bilder zum Ausdrucken kommen per E-Mail und kosten keinen Versand.

## Wie lange es dauert

- Uhren, Rahmen und Karten auf Lager: am nächsten Werktag verpackt, dann drei bis fünf Werktage unterwegs.
- Kunstdrucke und Leinwände: zwei bis drei Werktage für die Fertigung, danach ebenso.
- Gerahmte Drucke und Gravuren: bitte zwei Werktage mehr einplanen.
- Vorbestellungen: Den Monat nennt die Produktseite.

Enthält eine Bestellung Verschiedenes, reist alles gemeinsam, sobald das Letzte fertig ist.

## Am Tag der Zustellung

Sie erhalten eine Nachricht mit einem Link zur Sendungsverfolgung. Sind Sie nicht da, versucht der Fahrer es bei den Nachbarn oder in einer Abholstelle. Große Rahmen werden nur gegen Unterschrift übergeben.

## Verpackung

Karton, Papier und Wabenpapier. Wie Glas heil ankommt, haben wir [ausführlich ausprobiert](post:packing-glass).

Ist ein Paket fünf Werktage über der Zeit, sagen Sie uns bitte Bescheid. Wir suchen lieber früh als lange.
`,
  },
  {
    key: 'returns',
    slug: 'widerruf',
    title: 'Widerruf und Rückgabe',
    heading: 'Doch nicht das Richtige?',
    description: 'Sie haben 14 Tage Zeit für den Widerruf. So geben Sie etwas zurück, und das sind die Ausnahmen.',
    text: `
Sie können Ihren Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Tag, an dem Sie die Ware erhalten, bei mehreren Paketen mit dem letzten. Es genügt eine eindeutige Nachricht an [{email}](mailto:{email}) oder per Post, bevor die Frist abgelaufen ist.

## Was Sie tun

Schicken Sie die Ware binnen 14 Tagen nach Ihrem Widerruf an uns zurück. Die Kosten der Rücksendung tragen Sie, es sei denn, etwas ist fehlerhaft oder falsch geliefert.

## Was wir tun

Wir erstatten alle Zahlungen einschließlich der Kosten der Standardlieferung, spätestens 14 Tage nach Eingang Ihres Widerrufs und auf demselben Weg, auf dem Sie gezahlt haben. Wir dürfen damit warten, bis die Ware wieder hier ist oder Sie die Absendung nachweisen. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung nicht nötig war.

## Ausnahmen

- Waren, die nach Ihren Angaben angefertigt sind, etwa gravierte Uhren
- Bilder zum Ausdrucken, wenn Sie dem sofortigen Beginn zugestimmt und bestätigt haben, dass Ihr Widerrufsrecht damit erlischt

Ihre gesetzlichen Rechte bei Mängeln bleiben davon unberührt.

## Muster für den Widerruf

> An {address}, {email}: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren: … Bestellt am / erhalten am: … Name: … Anschrift: … Datum: …

Dies ist ein Mustertext eines Beispielladens und keine Rechtsberatung.
`,
  },
  {
    key: 'gift-cards',
    slug: 'geschenkkarten-info',
    title: 'Geschenkkarten',
    heading: 'So funktionieren Geschenkkarten',
    description: 'Betrag wählen, Tag bestimmen, Code einlösen.',
    text: `
Eine Geschenkkarte kommt per E-Mail, mit Ihren Worten und einem Code. Gestaltung und Betrag bestimmen Sie, ebenso den Tag, an dem sie eintreffen soll.

## Verschenken

1. Gestaltung und Betrag wählen oder einen eigenen Betrag nennen.
2. Namen und ein paar Zeilen eintragen. Eine Vorschau zeigt, wie es aussieht.
3. Den Tag festlegen. Verschickt wird morgens.

## Einlösen

Geben Sie den Code im Warenkorb unter der Summe ein. Mehrere Karten lassen sich zusammen verwenden, auch mit einem Gutscheincode. Ein Rest bleibt auf der Karte stehen; fehlt etwas, zahlen Sie die Differenz.

## Gut zu wissen

- Die Karte gilt fünf Jahre.
- Sie kann nicht ausgezahlt und nicht für eine weitere Geschenkkarte verwendet werden.
- Mehrwertsteuer fällt erst auf das an, was damit gekauft wird.
- E-Mail verlegt? [Melden Sie sich](page:contact), wir schicken sie noch einmal an dieselbe Adresse.
`,
  },
  {
    key: 'contact',
    slug: 'contacts',
    title: 'Kontakt',
    heading: 'Schreiben Sie uns',
    description: 'Adressen, Sprechzeiten und wie lange eine Antwort dauert.',
    text: `
Es antwortet ein Mensch, an Werktagen innerhalb eines Tages. Im Dezember können es zwei werden.

- E-Mail: [{email}](mailto:{email})
- Telefon: {telephone}, Montag bis Freitag, 10 bis 18 Uhr
- Post: {address}
- Oder über das Formular auf dieser Seite

Geht es um eine Bestellung, nennen Sie bitte die Nummer; sie steht in der Bestätigung und in [Ihrem Konto](route:my-account). Bei Schäden helfen zwei Fotos: eines von der Ware, eines vom Paket.

Sie führen ein Geschäft, ein Hotel oder ein Atelier? Für den Handel gibt es eine eigene Seite mit eigenen Preisen. Schreiben Sie an [trade@mantel.example](mailto:trade@mantel.example), gern auf Deutsch.

Mantel ist ein Beispielladen. Anschrift und Telefonnummer sind erfunden.
`,
  },
]
