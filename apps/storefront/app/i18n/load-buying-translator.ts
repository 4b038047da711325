import type { StoreView } from '@mantel/domain/store'
import { loadBuyingTexts } from './dictionaries.ts'
import type { BuyingTextKey } from './text.ts'
import { createTranslator, type Translator } from './translator.ts'

export type BuyingTranslator = Translator<BuyingTextKey>

/** Loads a translator for the texts of forms, account, cart and checkout in the store's language. */
export async function loadBuyingTranslator({
  defaultLocale: locale,
  priceFormat: numbers,
}: I18n): Promise<BuyingTranslator> {
  return createTranslator({ dictionary: await loadBuyingTexts(locale), locale, numbers })
}

type I18n = StoreView['i18n']
