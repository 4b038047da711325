import { optionLabel } from '../attributes/option-label.ts'
import type { DemoView } from '../demo-view.ts'
import type { ProductModel } from '../products/model.ts'
import { type Translations, toTextByLanguage } from '../texts.ts'

const email = 'safety@mantel.example'
const countries = {
  uk: ['United Kingdom', 'Vereinigtes Königreich', 'Regno Unito'],
  germany: ['Germany', 'Deutschland', 'Germania'],
} as const satisfies Record<string, Translations>

/** One address for all makers, who are invented. Each entry is a line of the address. */
const workshop = ['Mantel Workshops', '14 Chimney Row', 'Bath BA1 2QZ']
const responsiblePerson = ['Mantel Europe GmbH', 'Kaminstraße 14', '10115 Berlin']

const general: Translations = [
  'Hang securely with fixings that suit the wall. Keep packaging away from children.',
  'Mit zur Wand passendem Befestigungsmaterial sicher aufhängen. Verpackung von Kindern fernhalten.',
  'Appendere in modo sicuro con fissaggi adatti alla parete. Tenere l’imballaggio lontano dai bambini.',
]
const cards: Translations = [
  'Not a toy. Keep packaging away from children.',
  'Kein Spielzeug. Verpackung von Kindern fernhalten.',
  'Non è un giocattolo. Tenere l’imballaggio lontano dai bambini.',
]
const clocks: Translations = [
  'Contains or needs batteries: keep them away from children, and never swallow or heat them. Hang securely.',
  'Enthält oder benötigt Batterien: von Kindern fernhalten, nicht verschlucken oder erhitzen. Sicher aufhängen.',
  'Contiene o richiede pile: tenerle lontano dai bambini, non ingerirle né scaldarle. Appendere in modo sicuro.',
]

const withoutGoods = new Set(['virtual', 'downloadable', 'amgiftcard'])

/** Regulation (EU) 2023/988: manufacturer, responsible person and warnings, for goods in the stores of the EU. */
export function safetyFields(model: ProductModel, view: DemoView): Record<string, string> {
  if (view.currency !== 'EUR' || withoutGoods.has(model.type)) return {}
  const { artist, brand, movement, occasion } = model.choices
  const maker = brand
    ? optionLabel('brand', brand, view.language)
    : artist && optionLabel('artist', artist, view.language)
  const warnings = movement ? clocks : occasion ? cards : general
  const country = (name: keyof typeof countries) => toTextByLanguage(countries[name])[view.language]
  return {
    gpsr_manufacturer: [...(maker ? [maker] : []), ...workshop, country('uk'), email].join('\n'),
    gpsr_responsible_person: [...responsiblePerson, country('germany'), email].join('\n'),
    gpsr_warnings: toTextByLanguage(warnings)[view.language],
  }
}
