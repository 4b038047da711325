import type { Vocabulary, Word } from './vocabulary.ts'

/** Linking letters between the parts of a German compound. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e']
const minPartLength = 3

/** Words in the index whose last part is this word: 'rahmen' finds 'bilderrahmen'. */
export function wordsEndingIn(stem: string, vocabulary: Vocabulary): Word[] {
  if (stem.length < minPartLength) return []
  return vocabulary
    .wordsWithEndingOf(stem)
    .filter((word) => word.stem.length > stem.length && word.stem.endsWith(stem))
    .filter((word) => isPart(word.stem.slice(0, -stem.length), vocabulary))
}

/** Words in the index whose first part is this word: 'wand' finds 'wanduhr'. */
export function wordsBeginningWith(text: string, vocabulary: Vocabulary): Word[] {
  if (text.length < minPartLength) return []
  return vocabulary
    .wordsWithBeginningOf(text)
    .filter((word) => word.text.length > text.length && word.text.startsWith(text))
    .filter((word) =>
      joints.some((joint) => {
        const rest = word.text.slice(text.length)
        return rest.startsWith(joint) && isKnown(rest.slice(joint.length), vocabulary)
      }),
    )
}

/** Splits a compound into two words of the index, trying the longest last part first; null if it cannot be split. */
export function splitCompound(text: string, vocabulary: Vocabulary): [string, string] | null {
  for (let at = minPartLength; at <= text.length - minPartLength; at++) {
    const last = text.slice(at)
    if (!isKnown(last, vocabulary)) continue
    const first = partOf(text.slice(0, at), vocabulary)
    if (first) return [first, last]
  }
  return null
}

function isPart(text: string, vocabulary: Vocabulary): boolean {
  return partOf(text, vocabulary) !== null
}

/** The first part of a compound without its linking letters. */
function partOf(text: string, vocabulary: Vocabulary): string | null {
  for (const joint of joints) {
    if (!text.endsWith(joint)) continue
    const part = text.slice(0, text.length - joint.length)
    if (isKnown(part, vocabulary)) return part
  }
  return null
}

/** Returns true if the index contains the word or a word with the same stem. */
function isKnown(text: string, vocabulary: Vocabulary): boolean {
  if (text.length < minPartLength || vocabulary.isStopWord(text)) return false
  return vocabulary.find(text) !== undefined || vocabulary.family(text).length > 0
}
