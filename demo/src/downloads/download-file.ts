import { artists } from '../makers/names.ts'
import { allProducts } from '../products/all-products.ts'
import type { ProductModel } from '../products/model.ts'
import { createPdfPage } from './pdf-page.ts'

/** The terms of use, which every file states in all languages of the shop. */
const terms = [
  'For your own walls. You may print this work as often as you like',
  'for private use. Please do not sell or share the file.',
  '',
  'Für die eigenen Wände. Sie dürfen dieses Werk für private Zwecke',
  'beliebig oft ausdrucken. Bitte verkaufen oder teilen Sie die Datei nicht.',
  '',
  'Per casa tua. Puoi stampare questa opera tutte le volte che vuoi',
  'per uso privato. Ti preghiamo di non vendere né condividere il file.',
]

/** The file of a downloadable product: a page with its title, its artist and the terms of use. Always the same bytes. */
export function downloadFile({ name, choices, sku }: ProductModel): Buffer {
  const artist = artists[choices.artist as keyof typeof artists] ?? ''
  return createPdfPage(name.en, [
    { text: name.en, font: 'serif', size: 26, top: 160 },
    { text: artist, font: 'serif', size: 16, top: 192 },
    ...terms.map((text, index) => ({ text, font: 'sans' as const, size: 11, top: 300 + index * 18 })),
    { text: `Mantel Editions – ${sku}`, font: 'sans', size: 9, top: 770 },
  ])
}

/** The file for a path from a document's link_file, without the leading slash; null if no product has this file. */
export function createDownloadFile(path: string): Buffer | null {
  const model = allProducts().find(({ download }) => download?.fileName === path)
  return model ? downloadFile(model) : null
}
