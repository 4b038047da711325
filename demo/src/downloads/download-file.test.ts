import { expect, it } from 'vitest'
import { downloadFields } from '../documents/option-fields.ts'
import { allProducts } from '../products/all-products.ts'
import { createDownloadFile } from './download-file.ts'

const sold = allProducts().filter(({ type }) => type === 'downloadable')

it('creates a file for every downloadable product and states its size in the title', () => {
  expect(sold.length).toBeGreaterThan(20)
  for (const model of sold) {
    for (const language of ['en', 'de', 'it'] as const) {
      const [link] = downloadFields(model, language).downloadable_product_links
      const file = createDownloadFile(link!.link_file.slice(1))
      expect(file?.subarray(0, 5).toString()).toBe('%PDF-')
      const size = Number(/ \(([\d.,]+) KB\)$/.exec(link!.title)?.[1]?.replace(',', '.'))
      expect(Math.abs(size * 1000 - file!.length)).toBeLessThanOrEqual(50)
    }
  }
})

it('writes offsets into the cross-reference table that point to the objects', () => {
  const file = createDownloadFile(sold[0]!.download!.fileName)!.toString('latin1')
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
    offsets.map((_, index) => `${index + 1} 0 obj`),
  )
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const [, length, content] = /\/Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(file)!
  expect(content).toHaveLength(Number(length))
})

it('creates no file for other paths', () => {
  expect(['', 'other.pdf', '../x.pdf', 'downloads/x.pdf'].map(createDownloadFile)).toEqual([null, null, null, null])
})
