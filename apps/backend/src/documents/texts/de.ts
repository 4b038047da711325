import type { InvoiceTexts } from '../invoice-texts.ts'

export const de: InvoiceTexts = {
  invoice: 'Rechnung',
  invoiceNumber: 'Rechnungsnummer',
  invoiceDate: 'Rechnungsdatum',
  billTo: 'Rechnung an',
  credit: 'Rechnungskorrektur',
  creditNumber: 'Korrekturnummer',
  creditDate: 'Datum',
  creditOf: 'Hiermit wird die Rechnung {number} vom {date} vollständig storniert.',
  creditTotal: 'Gutschriftbetrag',
  rate: 'MwSt.-Satz',
  net: 'Netto',
  tax: 'MwSt.',
  gross: 'Brutto',
  vatTable: 'Mehrwertsteuer',
  vatSum: 'Summe',
  pricesGross: 'Alle Preise enthalten die Mehrwertsteuer.',
  pricesNet: 'Alle Preise ohne Mehrwertsteuer.',
  supply: 'Das Lieferdatum entspricht dem Rechnungsdatum.',
  untaxed:
    'Geschenkkarten sind Mehrzweckgutscheine: Beim Verkauf fällt keine Mehrwertsteuer an, erst bei der Einlösung.',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers.',
  paid: 'Zahlung: {method}.',
  page: 'Seite {page} von {pages}',
}
