import { afterAll, expect, test } from 'vitest'
import { createPdf, type PdfDocument } from './index.ts'

const pdf = createPdf()
afterAll(() => pdf.close())

const paper: PdfDocument = {
  ...{ title: 'Rechnung 1', author: 'Mantel', language: 'de', madeAt: '2026-11-15T09:00:00.000Z' },
  ...{ footer: [['Mantel']], pageLabel: 'Seite {page} von {pages}' },
  blocks: [{ kind: 'heading', text: 'Rechnung für Žofie Čapková' }],
}

test('the same paper has the same bytes, whenever it is drawn and whoever draws beside it', async () => {
  const [first, again] = await Promise.all([pdf.draw(paper), pdf.draw(paper)])
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  expect(again.equals(first)).toBe(true)
})

test('a paper that cannot be drawn is refused, and the next one is drawn', async () => {
  const broken = { ...paper, blocks: [{ kind: 'columns' }] } as unknown as PdfDocument
  await expect(pdf.draw(broken)).rejects.toThrow('a paper could not be drawn')
  await expect(pdf.draw(paper)).resolves.toBeInstanceOf(Buffer)
})

test('a drawing that takes too long ends with its thread, and the next one has a new thread', async () => {
  const hasty = createPdf({ limitMs: 1 })
  await expect(hasty.draw(paper)).rejects.toThrow('took too long')
  await expect(hasty.draw(paper)).rejects.toThrow('took too long')
  await hasty.close()
})

test('closing ends what is being drawn', async () => {
  const closing = createPdf()
  const drawn = closing.draw(paper)
  const refused = expect(drawn).rejects.toThrow('closing')
  await closing.close()
  await refused
})
