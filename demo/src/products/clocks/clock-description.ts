import { optionLabel } from '../../attributes/option-label.ts'
import { random } from '../../random.ts'
import { compose, decimal, fill, paragraphs, sentences, type Triple, type Words, words } from '../../words.ts'
import { choiceOf, listOf } from '../language-lists.ts'
import type { ClockGroup, ClockRow } from './clock-rows.ts'
import { clockDepth, hangs } from './clock-size.ts'
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
export function clockDescription(group: ClockGroup, row: ClockRow, sku: string): Words {
  const [model, brand, face, made, , , , movement, sizes, , choose] = row
  const pick = random(`${sku} text`)
  const wound = movement === 'one-day' || movement === 'eight-day'
  const dial = pick.pick(faceSentences[face])
  const woods = choose && 'cases' in choose ? choose.cases : null
  const caseOf = pick.pick<Triple>(woods ? caseChoiceSentences : caseSentences[made])
  const makers = clockMakers[brand] ?? []
  /**
   * Sentences that are true only for electric alarm clocks are the second maker sentence and the last closing; wound
   * clocks skip them.
   */
  const simple = group === 'alarm' && wound
  const maker = pick.pick(simple ? makers.slice(0, 1) : makers)
  const runs = pick.pick(movementSentences[movement])
  const measures = pick.pick<Triple>(clockSizeSentences[measureOf(group, sizes.length)])
  const last = pick.pick(simple ? clockClosings[group].slice(0, 2) : clockClosings[group])
  return compose((language) => {
    const say = (text: Triple, values = {}) => fill(words(text)[language], values)
    return paragraphs(
      sentences(
        say(dial, { model }),
        say(
          caseOf,
          woods
            ? {
                cases: listOf(
                  woods.map((wood) => caseWord(wood, language)),
                  language,
                ),
              }
            : {},
        ),
        say(maker),
      ),
      sentences(
        say(runs),
        say(measures, {
          size: sizes[0]!,
          sizes: choiceOf(sizes.map(String), language),
          depth: decimal(clockDepth(group, row), language),
        }),
        say(last),
      ),
    )
  })
}

/** German nouns keep their capital. */
function caseWord(wood: string, language: 'en' | 'de' | 'it'): string {
  const label = optionLabel('material', wood, language)
  return language === 'de' ? label : label.toLowerCase()
}

const measureOf = (group: ClockGroup, sizes: number) =>
  group === 'cuckoo' ? 'hung' : !hangs(group) ? 'upright' : sizes > 1 ? 'acrossSeveral' : 'across'
