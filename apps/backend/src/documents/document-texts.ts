import type { Language } from '@mantel/domain/store'
import { supportedLanguage } from '../platform/format.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { it } from './texts/it.ts'

/** {…} is a placeholder. */
export type DocumentTexts = {
  invoice: string
  invoiceNumber: string
  invoiceDate: string
  billTo: string
  credit: string
  creditNumber: string
  creditDate: string
  creditOf: string
  creditPartOf: string
  creditRestOf: string
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
  paid: string
  paidOn: string
  packingSlip: string
  deliverTo: string
  packed: string
  packingNote: string
  page: string
}

const texts: Record<Language, DocumentTexts> = { en, de, it }

export function documentTexts(language: string): DocumentTexts {
  return texts[supportedLanguage(language)]
}
