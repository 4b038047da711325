import type { Place } from '../place/place.ts'
import { loadBuyingTexts } from './dictionaries.ts'
import type { BuyingTextKey } from './text.ts'
import { createTranslator, type Translator } from './translator.ts'

export type BuyingWords = Translator<BuyingTextKey>

/** The words of forms, account, cart and checkout, in the store's language. */
export async function loadBuyingWords({ defaultLocale: locale, priceFormat: numbers }: I18n): Promise<BuyingWords> {
  return createTranslator({ dictionary: await loadBuyingTexts(locale), locale, numbers })
}

type I18n = Place['view']['i18n']
