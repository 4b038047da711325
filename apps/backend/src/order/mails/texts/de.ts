import type { MailTexts } from '../mail-texts.ts'

export const de: MailTexts = {
  orders: {
    confirmation: {
      subject: 'Ihre Bestellung {number} bei {shop}',
      heading: 'Vielen Dank für Ihre Bestellung',
      lead: 'Ihre Bestellung {number} ist bei uns eingegangen und wird vorbereitet. Diese E-Mail bestätigt den Vertrag: Bitte bewahren Sie sie auf.',
    },
    shipped: {
      subject: 'Ihre Bestellung {number} ist unterwegs',
      heading: 'Unterwegs zu Ihnen',
      lead: 'Wir haben Ihre Bestellung {number} dem Versanddienst übergeben.',
    },
    cancelled: {
      subject: 'Ihre Bestellung {number} wurde storniert',
      heading: 'Ihre Bestellung wurde storniert',
      lead: 'Die Bestellung {number} wurde storniert. Eingelöste Geschenkkarten haben ihr Guthaben zurück, weitere Abbuchungen gibt es nicht.',
    },
    refunded: {
      subject: 'Ihre Erstattung zur Bestellung {number}',
      heading: 'Ihr Geld ist auf dem Rückweg',
      lead: 'Wir haben die Bestellung {number} auf Ihrem Zahlungsweg erstattet. Bis Ihre Bank die Gutschrift anzeigt, können einige Tage vergehen.',
    },
  },
  greeting: 'Guten Tag {name},',
  yourOrder: 'Ihre Bestellung',
  toShop: 'Zum Shop',
  toOrder: 'Bestellung und Rechnung ansehen',
  questions: 'Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an {email}.',
  withdrawal: {
    heading: 'Widerrufsbelehrung',
    paragraphs: [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat. Bei Dienstleistungen und Geschenkkarten beginnt sie mit dem Tag der Bestellung.',
      'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({name}, {address}, E-Mail {email}, Telefon {telephone}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das folgende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist genügt es, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.',
      'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem wir die Waren zurückerhalten haben oder Sie den Nachweis erbracht haben, dass Sie sie zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist. Wir verwenden dasselbe Zahlungsmittel, das Sie eingesetzt haben; Entgelte berechnen wir dafür nicht.',
      'Sie haben die Waren unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an die oben genannte Anschrift zurückzusenden. Sie tragen die unmittelbaren Kosten der Rücksendung. Für einen Wertverlust der Waren müssen Sie nur aufkommen, wenn er auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
      'Das Widerrufsrecht besteht nicht bei Waren, die nach Ihren Vorgaben angefertigt oder eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind (etwa mit Gravur). Bei Downloads erlischt es, sobald diese mit Ihrer ausdrücklichen Zustimmung begonnen haben. Ihre gesetzlichen Gewährleistungsrechte bleiben unberührt.',
    ],
    formHeading: 'Muster-Widerrufsformular (nur wenn Sie widerrufen möchten)',
    form: [
      'An {name}, {address}, {email}:',
      'Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren / die Erbringung der folgenden Dienstleistung:',
      'Bestellt am / erhalten am:',
      'Bestellnummer: {number}',
      'Name des/der Verbraucher(s):',
      'Anschrift des/der Verbraucher(s):',
      'Unterschrift (nur bei Mitteilung auf Papier), Datum:',
    ],
  },
  sentTo: 'Sie erhalten diese E-Mail wegen der Bestellung {number} bei {shop}.',
  giftCard: {
    subject: '{sender} schenkt Ihnen eine Geschenkkarte von {shop}',
    heading: 'Eine Geschenkkarte für Sie',
    lead: '{sender} hat für Sie eine Geschenkkarte von {shop} ausgesucht.',
    code: 'Ihr Code',
    value: 'Wert',
    until: 'Gültig bis',
    howTo:
      'Geben Sie den Code im Warenkorb oder an der Kasse ein. Was übrig ist, bleibt auf der Karte. Wer den Code hat, kann ihn einlösen: Bitte bewahren Sie ihn sicher auf.',
    from: 'Von {sender}',
  },
}
