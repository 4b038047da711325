import type { Language } from '@mantel/domain/store'

export type CatalogueTexts = {
  title: string
  /** {count}: the number of products. */
  products: string
  from: string
  net: string
  gross: string
  withoutPrices: string
  /** {count}: the number of products in the file. */
  shortened: string
  other: string
  page: string
}

const texts: Record<Language, CatalogueTexts> = {
  en: {
    title: 'Catalogue',
    products: '{count} products',
    from: 'from {price}',
    net: 'Prices exclude VAT and may change.',
    gross: 'Prices include VAT and may change.',
    withoutPrices: 'Approved customers find their prices in the shop.',
    shortened: 'This catalogue shows {count} products. You’ll find the whole range in the shop.',
    other: 'More products',
    page: 'Page {page} of {pages}',
  },
  de: {
    title: 'Katalog',
    products: '{count} Produkte',
    from: 'ab {price}',
    net: 'Preise ohne Mehrwertsteuer. Änderungen vorbehalten.',
    gross: 'Preise inklusive Mehrwertsteuer. Änderungen vorbehalten.',
    withoutPrices: 'Freigeschaltete Kunden finden ihre Preise im Shop.',
    shortened: 'Dieser Katalog zeigt {count} Produkte. Das ganze Sortiment finden Sie im Shop.',
    other: 'Weitere Produkte',
    page: 'Seite {page} von {pages}',
  },
  it: {
    title: 'Catalogo',
    products: '{count} prodotti',
    from: 'da {price}',
    net: 'Prezzi IVA esclusa, soggetti a modifiche.',
    gross: 'Prezzi IVA inclusa, soggetti a modifiche.',
    withoutPrices: 'I clienti approvati trovano i loro prezzi nel negozio online.',
    shortened: 'Questo catalogo mostra {count} prodotti. L’intera gamma è nel negozio online.',
    other: 'Altri prodotti',
    page: 'Pagina {page} di {pages}',
  },
}

export const catalogueTexts = (language: Language): CatalogueTexts => texts[language]
