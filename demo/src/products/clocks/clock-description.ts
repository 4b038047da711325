import { optionLabel } from '../../attributes/option-label.ts'
import { random } from '../../random.ts'
import {
  composeTexts,
  fillPlaceholders,
  formatDecimal,
  joinSentences,
  paragraphs,
  type TextByLanguage,
  type Translations,
  toTextByLanguage,
} from '../../texts.ts'
import { joinWithAnd, joinWithOr } from '../join-items.ts'
import type { ClockGroup, ClockRow } from './clock-rows.ts'
import { clockDepth, hangsOnWall } from './clock-size.ts'
import {
  caseChoiceSentences,
  caseSentences,
  clockClosings,
  clockMakers,
  clockSizeSentences,
  faceSentences,
  movementSentences,
} from './clock-texts.ts'

/** Dial, case and maker in the first paragraph; movement, size and a closing sentence in the second. */
export function clockDescription(group: ClockGroup, row: ClockRow, sku: string): TextByLanguage {
  const [model, brand, face, made, , , , movement, sizes, , choose] = row
  const pick = random(`${sku} text`)
  const wound = movement === 'one-day' || movement === 'eight-day'
  const dial = pick.pick(faceSentences[face])
  const woods = choose && 'cases' in choose ? choose.cases : null
  const caseOf = pick.pick<Translations>(woods ? caseChoiceSentences : caseSentences[made])
  const makers = clockMakers[brand] ?? []
  /** The second maker sentence and the last closing sentence are not true for wound alarm clocks, so these skip both. */
  const simple = group === 'alarm' && wound
  const maker = pick.pick(simple ? makers.slice(0, 1) : makers)
  const runs = pick.pick(movementSentences[movement])
  const measures = pick.pick<Translations>(clockSizeSentences[measureOf(group, sizes.length)])
  const last = pick.pick(simple ? clockClosings[group].slice(0, 2) : clockClosings[group])
  return composeTexts((language) => {
    const localise = (text: Translations, values = {}) => fillPlaceholders(toTextByLanguage(text)[language], values)
    return paragraphs(
      joinSentences(
        localise(dial, { model }),
        localise(
          caseOf,
          woods
            ? {
                cases: joinWithAnd(
                  woods.map((wood) => caseWord(wood, language)),
                  language,
                ),
              }
            : {},
        ),
        localise(maker),
      ),
      joinSentences(
        localise(runs),
        localise(measures, {
          size: sizes[0]!,
          sizes: joinWithOr(sizes.map(String), language),
          depth: formatDecimal(clockDepth(group, row), language),
        }),
        localise(last),
      ),
    )
  })
}

/** German nouns keep their capital; English and Italian ones become lower case inside a sentence. */
function caseWord(wood: string, language: 'en' | 'de' | 'it'): string {
  const label = optionLabel('material', wood, language)
  return language === 'de' ? label : label.toLowerCase()
}

const measureOf = (group: ClockGroup, sizes: number) =>
  group === 'cuckoo' ? 'hung' : !hangsOnWall(group) ? 'upright' : sizes > 1 ? 'acrossSeveral' : 'across'
