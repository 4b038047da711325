import type { Language } from '@mantel/domain/store'
import { optionLabel } from '../../attributes/option-label.ts'
import { random } from '../../random.ts'
import { compose, fill, paragraphs, sentences, type Triple, type Words, words } from '../../words.ts'
import { choiceOf, listOf } from '../language-lists.ts'
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
export function frameDescription(row: FrameRow, sku: string): Words {
  const [model, brand, profile, material, mount, layout, sizes, , choose] = row
  const pick = random(`${sku} text`)
  const shape = pick.pick(profileSentences[profile])
  const materials = choose && 'materials' in choose ? choose.materials : null
  const made = pick.pick<Triple>(materials ? frameChoiceSentences : frameMaterialSentences[material])
  const inside = pick.pick(mountSentences[mount === 'none' ? 'none' : 'some'])
  const ways: readonly Triple[] = frameSizeSentences[sizes.length > 1 ? 'several' : 'one']
  /** A3 is a poster format, not a photograph size. */
  const fits = pick.pick(sizes[0]!.startsWith('a') ? ways.slice(1) : ways)
  const maker = pick.pick(frameMakers[brand] ?? [])
  const last = pick.pick(frameClosings)
  return compose((language) => {
    const say = (text: Triple, values = {}) => fill(words(text)[language], values)
    return paragraphs(
      sentences(
        say(shape, { model }),
        say(
          made,
          materials
            ? {
                materials: listOf(
                  materials.map((one) => materialWord(one, language)),
                  language,
                ),
              }
            : {},
        ),
        ...(layout === 'single' ? [] : [say(layoutSentences[layout])]),
      ),
      sentences(
        say(inside, mount === 'none' ? {} : { mount: words(mountWords[mount])[language] }),
        say(fits, {
          sizes: choiceOf(
            sizes.map((size) => optionLabel('size', size, language)),
            language,
          ),
        }),
        say(maker),
        ...(layout === 'single' ? [say(last)] : []),
      ),
    )
  })
}

function materialWord(material: string, language: Language): string {
  const code = material === 'black' || material === 'white' ? 'color' : 'material'
  const label = optionLabel(code, material, language)
  return language === 'de' ? label : label.toLowerCase()
}
