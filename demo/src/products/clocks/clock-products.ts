import type { Language } from '@mantel/domain/store'
import { brands } from '../../makers/names.ts'
import { random } from '../../random.ts'
import { composeTexts, fillPlaceholders, sentenceCase, slugOf, toTextByLanguage } from '../../texts.ts'
import type { ProductModel } from '../model.ts'
import { engraving, giftWrap } from '../personal-options.ts'
import { clockDescription } from './clock-description.ts'
import { clockOffer } from './clock-offer.ts'
import { type ClockGroup, type ClockRow, clockRows } from './clock-rows.ts'
import { caseInName, clockNouns, movementShort, shortClockDescription } from './clock-texts.ts'

export function clockProducts(): ProductModel[] {
  const groups = Object.entries(clockRows) as [ClockGroup, readonly ClockRow[]][]
  return groups
    .flatMap(([group, rows]) => rows.map((row) => [group, row] as const))
    .map(([group, row], index) => clockProduct(group, row, 1001 + index))
}

export function clockProduct(group: ClockGroup, row: ClockRow, id: number): ProductModel {
  const [model, brand, , , , , , movement] = row
  const sku = `CLK-${slugOf(model).toUpperCase()}`
  const noun = toTextByLanguage(clockNouns[group])
  return {
    id,
    sku,
    family: 'clocks',
    name: composeTexts((language) => clockName(row, noun[language], language)),
    short: composeTexts((language) =>
      fillPlaceholders(toTextByLanguage(shortClockDescription)[language], {
        noun: sentenceCase(noun[language], language),
        brand: brands[brand],
        movement: toTextByLanguage(movementShort[movement])[language],
      }),
    ),
    description: clockDescription(group, row, sku),
    trade: random(`${sku} trade`).chance(0.7) ? { category: tradeCategories[group], sold: 'each' } : null,
    taxed: true,
    lettered: false,
    ...clockOffer(group, row, sku, id),
    customOptions: canBeEngraved(group, row) ? engraving : group === 'alarm' ? giftWrap : undefined,
  }
}

/** English puts model and wood before the noun, German and Italian put them after it. */
function clockName(row: ClockRow, noun: string, language: Language): string {
  const [model, , , made, , , , , , , choose] = row
  const wood = choose ? null : caseInName[made]
  if (!wood) return language === 'en' ? `${model} ${noun}` : `${noun} ${model}`
  const of = toTextByLanguage(wood)[language]
  return language === 'en' ? `${model} ${of} ${noun}` : `${noun} ${model} ${of}`
}

const canBeEngraved = (group: ClockGroup, row: ClockRow): boolean =>
  group === 'carriage' || (group === 'mantel' && row[1] === 'harrow-bell')

const tradeCategories: Record<ClockGroup, number> = {
  wall: 151,
  kitchen: 151,
  station: 151,
  sunburst: 151,
  mantel: 152,
  carriage: 152,
  cuckoo: 153,
  alarm: 153,
}
