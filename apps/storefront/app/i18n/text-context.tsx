import type { StoreView } from '@mantel/domain/store'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { buyingTextsOf } from './dictionaries.ts'
import type { BuyingTextKey, Dictionary } from './text.ts'
import { createTexts, type Formats, type Texts } from './texts.ts'
import { createTranslator, type Translator } from './translator.ts'

type Provided = Texts & { i18n: StoreView['i18n'] }

const TextContext = createContext<Provided | null>(null)

export function TextProvider({
  dictionary,
  i18n,
  children,
}: {
  dictionary: Dictionary
  i18n: StoreView['i18n']
  children: ReactNode
}) {
  const provided = useMemo(() => ({ ...createTexts(dictionary, i18n), i18n }), [dictionary, i18n])
  return <TextContext value={provided}>{children}</TextContext>
}

export function useT(): Translator {
  return useProvided().t
}

export function useFormats(): Formats {
  return useProvided().formats
}

/** For forms, account, cart and checkout, whose loaders have awaited loadBuyingTexts. */
export function useBuyingT(): Translator<BuyingTextKey> {
  const { i18n } = useProvided()
  return useMemo(
    () =>
      createTranslator<BuyingTextKey>({
        dictionary: buyingTextsOf(i18n.defaultLocale),
        locale: i18n.defaultLocale,
        numbers: i18n.priceFormat,
      }),
    [i18n],
  )
}

function useProvided(): Provided {
  const provided = useContext(TextContext)
  if (!provided) throw new Error('useT outside of TextProvider')
  return provided
}
