import type { Page } from '../page.ts'

export const legalPages: readonly Page[] = [
  {
    key: 'privacy',
    slug: 'datenschutz',
    title: 'Datenschutz',
    heading: 'Datenschutzerklärung',
    description: 'Welche Daten wir speichern, wozu, wie lange und wie Sie sie löschen lassen.',
    text: `
Wir speichern so wenige Daten wie möglich und nicht länger als nötig. Dies ist der Mustertext eines Beispielshops; lassen Sie Ihren eigenen vor dem Einsatz rechtlich prüfen.

## Was wir speichern und wozu

- *Bestellungen:* Name, Anschriften, Inhalt. Nötig für die Lieferung, aufbewahrt, solange das Steuerrecht es verlangt.
- *Ihr Konto:* E-Mail-Adresse, das Passwort in verschlüsselter Form, Adressbuch und Einstellungen, bis Sie es löschen.
- *Newsletter:* Ihre E-Mail-Adresse, bis Sie sich abmelden. Den Link dazu enthält jede Ausgabe.
- *Nachrichten:* was Sie uns schreiben, bis die Sache erledigt ist, und ein Jahr darüber hinaus.
- *Bewertungen:* der angegebene Name und der Text, solange wir das Produkt führen.

Kartennummern gehen unmittelbar an den Zahlungsdienst. Wir erhalten sie nicht.

## Auf Ihrem Gerät

Warenkorb, Wunschliste und Anmeldung werden in Ihrem Browser gespeichert, weil der Shop sonst nicht funktioniert. Werkzeuge, die Besuche zählen oder Werbung messen, laufen nur mit Ihrer Einwilligung, die Sie jederzeit widerrufen können.

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung und Übertragung verlangen und der Verarbeitung widersprechen. Schreiben Sie an [{email}](mailto:{email}). Außerdem können Sie sich bei einer Datenschutzbehörde beschweren.

Verantwortlich: {address}.
`,
  },
  {
    key: 'terms',
    slug: 'agb',
    title: 'AGB',
    heading: 'Allgemeine Geschäftsbedingungen',
    description: 'Bestellung, Preise, Zahlung, Lieferung und Gewährleistung in einfachen Worten.',
    text: `
Musterbedingungen, absichtlich kurz. Sie beschreiben, wie der Shop arbeitet, und sind keine Rechtsberatung.

## Bestellung

Die Darstellung der Artikel im Shop ist kein verbindliches Angebot. Mit Ihrer Bestellung geben Sie ein Angebot ab; der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen. Können wir einen Artikel nicht liefern, informieren wir Sie und erstatten den Betrag umgehend.

## Preise

Alle Preise sind in Euro und enthalten die Mehrwertsteuer. Den Versand sehen Sie im Warenkorb, bevor Sie zahlen. Ein Gutscheincode gilt für eine Bestellung und nicht für Geschenkkarten.

## Zahlung

Mit Karte oder über einen Zahlungsdienst, bei der Bestellung.

## Lieferung

Nach {countries}, wie unter [Versand](page:delivery) beschrieben. Bis zur Übergabe tragen wir das Risiko.

## Widerruf

Binnen 14 Tagen nach Erhalt; siehe [Widerruf](page:returns).

## Gewährleistung

Es gelten die gesetzlichen Rechte. Manche Werkstatt verspricht mehr: Tickmore etwa repariert seine Uhren fünf Jahre lang kostenlos.

## Bilder und Texte

Drucke sind für die eigenen Wände bestimmt. Dateien zum Ausdrucken dürfen Sie für sich beliebig oft drucken, aber nicht weitergeben.

Leben Sie in einem anderen Land, behalten Sie den Schutz, den Ihnen dessen Recht als Verbraucher gibt.
`,
  },
  {
    key: 'imprint',
    slug: 'impressum',
    title: 'Impressum',
    description: 'Angaben zum Anbieter dieses Beispielladens. Alle sind erfunden.',
    text: `
Dies ist ein Vorführladen. Das unten genannte Unternehmen gibt es nicht, ebenso wenig seine Nummern.

## Anbieter

{address}

Vertreten durch: Maud Ellery und Theo Banbury (beide erfunden)

## Kontakt

- E-Mail: [{email}](mailto:{email})
- Telefon: {telephone}, eine Nummer, die für Geschichten freigehalten wird
- Mehr unter [Kontakt](page:contact)

## Register und Steuer

- Handelsregister: {registration}
- Umsatzsteuer-Identifikationsnummer: {vatId}

## Verantwortlich für das Journal

Friederike Lohmann, Anschrift wie oben.

## Bilder

Sämtliche Bilder hat die Software dieses Ladens selbst gezeichnet. Die genannten Künstlerinnen, Werkstätten und Autoren sind erfunden.

## Hinweis

Wer mit dieser Software einen echten Laden betreibt, ersetzt diese Seite durch die eigenen Angaben und durch alles, was im jeweiligen Land vorgeschrieben ist.
`,
  },
]
