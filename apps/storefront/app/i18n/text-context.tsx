import type { StoreView } from '@mantel/domain/store'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Dictionary } from './text.ts'
import { createTexts, type Formats, type Texts } from './texts.ts'
import type { Translator } from './translator.ts'

const TextContext = createContext<Texts | null>(null)

export function TextProvider({
  dictionary,
  i18n,
  children,
}: {
  dictionary: Dictionary
  i18n: StoreView['i18n']
  children: ReactNode
}) {
  const texts = useMemo(() => createTexts(dictionary, i18n), [dictionary, i18n])
  return <TextContext value={texts}>{children}</TextContext>
}

export function useT(): Translator {
  return useTexts().t
}

export function useFormats(): Formats {
  return useTexts().formats
}

function useTexts(): Texts {
  const texts = useContext(TextContext)
  if (!texts) throw new Error('useT or useFormats was called outside of TextProvider')
  return texts
}
