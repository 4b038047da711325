import { expect, it } from 'vitest'
import { languageOf } from './language-of.ts'
import { unclosedTags, unsafeMarkup } from './markup.ts'

it('detects a language by its common words and rejects mixed texts', () => {
  const german = 'Die Uhr ist nicht zu hoch und das Bild hängt auf der Mitte'
  const english = 'the clock is not too high and it hangs in the middle of the wall'
  expect(languageOf(german.split(' '))).toBe('de')
  expect(languageOf(english.split(' '))).toBe('en')
  expect(languageOf('la cornice non è alta e il quadro sta con la foto per la casa'.split(' '))).toBe('it')
  expect(languageOf(`${german} ${english}`.split(' '))).toBeNull()
})

it('reports unbalanced tags, scripts, event handlers and external URLs', () => {
  expect(unclosedTags('<p><em>x</p></em>')).not.toEqual([])
  expect(unclosedTags('<p>x')).toEqual(['p'])
  for (const html of [
    '<script>x</script>',
    '<p style="x">y</p>',
    '<p onclick="x">y</p>',
    '<a href="javascript:x">y</a>',
    '<a href="https://elsewhere.test">y</a>',
  ]) {
    expect(unsafeMarkup(html), html).not.toEqual([])
  }
})
