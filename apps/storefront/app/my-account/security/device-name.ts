import type { ActiveSession } from '@mantel/client'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'

export function deviceName(t: BuyingTranslator, { browser, system }: ActiveSession['device']): string {
  return [browser, system].filter(Boolean).join(', ') || t('security.unknown_device')
}
