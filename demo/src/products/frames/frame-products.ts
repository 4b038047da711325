import type { Language } from '@mantel/domain/store'
import { brands } from '../../makers/names.ts'
import { random } from '../../random.ts'
import { composeTexts, fillPlaceholders, sentenceCase, type TextByLanguage, toTextByLanguage } from '../../texts.ts'
import type { ProductModel } from '../model.ts'
import { photoService } from '../personal-options.ts'
import { frameDescription } from './frame-description.ts'
import { frameOffer } from './frame-offer.ts'
import { type FrameGroup, type FrameRow, frameRows } from './frame-rows.ts'
import { frameMaterialShort, frameNouns, frameShort, materialInName } from './frame-texts.ts'

export function frameProducts(): ProductModel[] {
  const groups = Object.entries(frameRows) as [FrameGroup, readonly FrameRow[]][]
  return groups
    .flatMap(([group, rows]) => rows.map((row) => [group, row] as const))
    .map(([group, row], index) => frameProduct(group, row, 3001 + index))
}

export function frameProduct(group: FrameGroup, row: FrameRow, id: number): ProductModel {
  const [model, brand, , material, , layout] = row
  const sku = `FRM-${model.toUpperCase()}`
  const noun = toTextByLanguage(frameNouns[layout === 'single' ? (group as 'single' | 'box' | 'poster') : layout])
  return {
    id,
    sku,
    family: 'frames',
    name: composeTexts((language) => frameName(row, noun, language)),
    short: composeTexts((language) =>
      fillPlaceholders(toTextByLanguage(frameShort)[language], {
        noun: sentenceCase(noun[language], language),
        brand: brands[brand],
        material: toTextByLanguage(frameMaterialShort[material])[language],
      }),
    ),
    description: frameDescription(row, sku),
    trade: random(`${sku} trade`).chance(0.75) ? { category: tradeCategory(group, row), sold: 'each' } : null,
    taxed: true,
    lettered: false,
    ...frameOffer(group, row, sku, id),
    customOptions: random(`${sku} options`).chance(0.25) ? photoService : undefined,
  }
}

function frameName(row: FrameRow, noun: TextByLanguage, language: Language): string {
  const [model, , , material, , , , , choose] = row
  const made = choose ? null : materialInName[material]
  if (language === 'en') return [model, ...(made ? [made[0]] : []), noun.en].join(' ')
  return [noun[language], model, ...(made ? [toTextByLanguage(made)[language]] : [])].join(' ')
}

function tradeCategory(group: FrameGroup, row: FrameRow): number {
  if (group === 'box' || group === 'multi') return 123
  return row[1] === 'fairlead' ? 122 : 121
}
