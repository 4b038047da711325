import type { Language } from '@mantel/domain/store'
import { supportedLanguage } from '../platform/format.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { it } from './texts/it.ts'

/** {…} is a placeholder. */
export type InvoiceTexts = {
  invoice: string
  invoiceNumber: string
  invoiceDate: string
  billTo: string
  credit: string
  creditNumber: string
  creditDate: string
  creditOf: string
  creditTotal: string
  rate: string
  net: string
  tax: string
  gross: string
  vatTable: string
  vatSum: string
  pricesGross: string
  pricesNet: string
  supply: string
  untaxed: string
  reverseCharge: string
  paid: string
  page: string
}

const texts: Record<Language, InvoiceTexts> = { en, de, it }

export function invoiceTexts(language: string): InvoiceTexts {
  return texts[supportedLanguage(language)]
}
