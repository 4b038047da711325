import { use } from 'react'
import { dictionaryLocale, dictionaryLocales, loadBuyingTexts } from '../../i18n/dictionaries.ts'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import type { BuyingDictionary } from '../../i18n/text.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { useStore } from '../../store/store-context.tsx'

/** The server renders without waiting, so it loads the texts of all languages at its start. */
const onServer: ReadonlyMap<string, BuyingDictionary> | null = import.meta.env.SSR
  ? new Map(
      await Promise.all(dictionaryLocales.map(async (locale) => [locale, await loadBuyingTexts(locale)] as const)),
    )
  : null

const inBrowser = new Map<string, Promise<BuyingDictionary>>()

/** The texts of forms. In the browser the component waits for them; until then the server's HTML stays. */
export function useFormTexts(): BuyingTranslator {
  const { defaultLocale, priceFormat: numbers } = useStore().view.i18n
  const locale = dictionaryLocale(defaultLocale)
  const dictionary = onServer?.get(locale) ?? use(texts(locale))
  return createTranslator({ dictionary, locale: defaultLocale, numbers })
}

/** Returns the same promise for every render, as `use` requires. A failed one is deleted, so that a later render tries again. */
function texts(locale: string): Promise<BuyingDictionary> {
  const known = inBrowser.get(locale)
  if (known) return known
  const loading = loadBuyingTexts(locale)
  inBrowser.set(locale, loading)
  loading.catch(() => inBrowser.delete(locale))
  return loading
}
