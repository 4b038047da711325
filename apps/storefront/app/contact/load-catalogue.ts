import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { Shop } from '../store/shop.ts'

/** The link to the printable catalogue, with its texts. */
export type CatalogueView = {
  url: string
  fileName: string
  title: string
  text: string
  textWithPrices: string
  action: string
  preparing: string
  failed: string
}

/** null if the server does not answer: the page is useful without the link. */
export async function loadCatalogue({ engine, store }: Shop): Promise<CatalogueView | null> {
  const { view, website } = store
  const [t, outcome] = await Promise.all([loadBuyingTranslator(view.i18n), engine.caller.call('catalogueFile', {})])
  if (!outcome.ok) return null
  const { url, bytes } = outcome.result
  const host = website.apiUrl === website.publicUrl ? '' : website.apiUrl
  const { needGroupToken } = view.prices
  const size = bytes === null ? '' : ` (PDF, ${megabytes(bytes, view.i18n.priceFormat.decimal)} MB)`
  return {
    url: `${host}${url}`,
    fileName: `catalogue-${view.code}.pdf`,
    title: t('catalogue.title'),
    text: t(needGroupToken ? 'catalogue.text_without_prices' : 'catalogue.text'),
    textWithPrices: t('catalogue.text_with_prices'),
    action: `${t('catalogue.action')}${size || ' (PDF)'}`,
    preparing: t('catalogue.preparing'),
    failed: t('catalogue.failed'),
  }
}

/** The size in megabytes is at least 0.1, so that no file seems to be empty. */
const megabytes = (bytes: number, decimal: string) =>
  Math.max(0.1, bytes / 1_000_000)
    .toFixed(1)
    .replace('.', decimal)
