import type { OrderMailTexts } from '../order-mail-texts.ts'

export const de: OrderMailTexts = {
  orders: {
    confirmation: {
      subject: 'Ihre Bestellung {number} bei {shop}',
      heading: 'Vielen Dank für Ihre Bestellung',
      lead: 'Ihre Bestellung {number} ist bei uns eingegangen und wird vorbereitet. Diese E-Mail bestätigt den Vertrag: Bitte bewahren Sie sie auf.',
    },
    shipped: {
      subject: 'Ihre Bestellung {number} ist unterwegs',
      heading: 'Ihre Bestellung ist unterwegs',
      lead: 'Wir haben Ihre Bestellung {number} dem Paketdienst übergeben.',
    },
    cancelled: {
      subject: 'Ihre Bestellung {number} wurde storniert',
      heading: 'Ihre Bestellung wurde storniert',
      lead: 'Ihre Bestellung {number} wurde storniert. Eingelöstes Geschenkkartenguthaben wurde wieder gutgeschrieben; es wird nichts weiter abgebucht.',
    },
    refunded: {
      subject: 'Ihre Erstattung zur Bestellung {number}',
      heading: 'Ihre Erstattung ist unterwegs',
      lead: 'Wir haben den Betrag Ihrer Bestellung {number} über die ursprüngliche Zahlungsart erstattet. Es kann einige Tage dauern, bis er auf Ihrem Konto erscheint.',
    },
  },
  yourOrder: 'Ihre Bestellung',
  partlyShipped: {
    subject: 'Ein Teil Ihrer Bestellung {number} ist unterwegs',
    heading: 'Ein Teil Ihrer Bestellung ist unterwegs',
    lead: 'Wir haben einen Teil Ihrer Bestellung {number} dem Versand übergeben. Der Rest folgt in einem weiteren Paket.',
  },
  parcel: {
    contents: 'In diesem Paket',
    carrier: 'Versand mit',
    trackingNumber: 'Sendungsnummer',
    track: 'Sendung verfolgen',
  },
  toOrder: 'Bestellung und Rechnung ansehen',
  withdrawal: {
    heading: 'Widerrufsbelehrung',
    paragraphs: [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat. Bei Dienstleistungen und Geschenkkarten beginnt sie mit dem Tag der Bestellung.',
      'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({name}, {address}, E-Mail {email}, Telefon {telephone}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief, eine E-Mail oder die Schaltfläche „Vertrag widerrufen“ auf der Seite Ihrer Bestellung, die Sie über den Link oben öffnen) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das folgende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist genügt es, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.',
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
}
