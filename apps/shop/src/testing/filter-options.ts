import { expect } from 'vitest'

type FilterOption = { code: string; value: string; name: string; count: number; chosen: boolean }
/** The filter options of a page with their labels and counts. */
export function readFilterOptions(html: string): FilterOption[] {
  const labels = html.match(/<label[^>]*><input (?:(?!<\/label>).)*<small>\d+<\/small><\/label>/gs) ?? []
  return labels.map((label) => {
    const [, name, count] = /([^<>]+)<\/span><small>(\d+)<\/small>/.exec(label)!
    const [input = ''] = /<input [^>]*>/.exec(label)!
    // Screen readers announce what the number counts, for example '12 products'.
    expect(input).toContain(` aria-label="${name}, ${count} `)
    return {
      code: / name="([^"]+)"/.exec(input)![1]!,
      value: / value="([^"]+)"/.exec(input)![1]!,
      name: unescapeHtml(name!),
      count: Number(count),
      chosen: input.includes(' checked=""'),
    }
  })
}
export const unescapeHtml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
