import type { Language } from '@mantel/domain/store'
import { optionLabel } from '../../attributes/option-label.ts'
import { random } from '../../random.ts'
import {
  composeTexts,
  fillPlaceholders,
  joinSentences,
  paragraphs,
  type TextByLanguage,
  type Translations,
  toTextByLanguage,
} from '../../texts.ts'
import { joinWithAnd, joinWithOr } from '../join-items.ts'
import type { FrameRow } from './frame-rows.ts'
import {
  frameChoiceSentences,
  frameClosings,
  frameMakers,
  frameMaterialSentences,
  frameSizeSentences,
  layoutSentences,
  mountSentences,
  mountWords,
  profileSentences,
} from './frame-texts.ts'

/**
 * Moulding, material and openings in the first paragraph; mount, size, maker and, for a single frame, a closing
 * sentence in the second.
 */
export function frameDescription(row: FrameRow, sku: string): TextByLanguage {
  const [model, brand, profile, material, mount, layout, sizes, , choose] = row
  const pick = random(`${sku} text`)
  const shape = pick.pick(profileSentences[profile])
  const materials = choose && 'materials' in choose ? choose.materials : null
  const made = pick.pick<Translations>(materials ? frameChoiceSentences : frameMaterialSentences[material])
  const inside = pick.pick(mountSentences[mount === 'none' ? 'none' : 'some'])
  const ways: readonly Translations[] = frameSizeSentences[sizes.length > 1 ? 'several' : 'one']
  /** The first sentence speaks of photographs, but the formats from A2 to A4 are for posters. */
  const fits = pick.pick(sizes[0]!.startsWith('a') ? ways.slice(1) : ways)
  const maker = pick.pick(frameMakers[brand] ?? [])
  const last = pick.pick(frameClosings)
  return composeTexts((language) => {
    const localise = (text: Translations, values = {}) => fillPlaceholders(toTextByLanguage(text)[language], values)
    return paragraphs(
      joinSentences(
        localise(shape, { model }),
        localise(
          made,
          materials
            ? {
                materials: joinWithAnd(
                  materials.map((one) => materialWord(one, language)),
                  language,
                ),
              }
            : {},
        ),
        ...(layout === 'single' ? [] : [localise(layoutSentences[layout])]),
      ),
      joinSentences(
        localise(inside, mount === 'none' ? {} : { mount: toTextByLanguage(mountWords[mount])[language] }),
        localise(fits, {
          sizes: joinWithOr(
            sizes.map((size) => optionLabel('size', size, language)),
            language,
          ),
        }),
        localise(maker),
        ...(layout === 'single' ? [localise(last)] : []),
      ),
    )
  })
}

function materialWord(material: string, language: Language): string {
  const code = material === 'black' || material === 'white' ? 'color' : 'material'
  const label = optionLabel(code, material, language)
  return language === 'de' ? label : label.toLowerCase()
}
