import type { CustomOptionView } from '@mantel/client'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useSurchargeText } from './option-price.ts'
import type { Upload } from './use-uploads.ts'

export type CustomOptionProps = {
  option: CustomOptionView
  sku: string
  value: string | readonly string[]
  onValue(value: string | readonly string[]): void
  error: ReactNode
  upload: Upload
  onUpload(upload: Upload): void
}

/** The texts that all fields have: surcharge, length, and whether the field must be filled in. */
export function useFieldTexts({ title, required, maxCharacters, price }: CustomOptionView) {
  const t = useT()
  const surcharge = useSurchargeText()
  const hints = [surcharge(price), maxCharacters === null ? '' : t('type.characters', { count: maxCharacters })]
  return {
    label: title,
    mark: required ? t('type.required') : undefined,
    hint: hints.filter((hint) => hint !== '').join(' · ') || undefined,
  }
}
