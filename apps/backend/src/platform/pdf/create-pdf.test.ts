import { afterAll, expect, it } from 'vitest'
import { createPdf, type PdfDocument } from './index.ts'

const pdf = createPdf()
afterAll(() => pdf.close())

const sample: PdfDocument = {
  title: 'Rechnung 1',
  author: 'Mantel',
  language: 'de',
  madeAt: '2026-11-15T09:00:00.000Z',
  footer: [['Mantel']],
  pageLabel: 'Seite {page} von {pages}',
  blocks: [{ kind: 'heading', text: 'Rechnung für Žofie Čapková' }],
}

it('creates the same bytes for the same document, also when two are created at once', async () => {
  const [first, again] = await Promise.all([pdf.draw(sample), pdf.draw(sample)])
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  expect(again.equals(first)).toBe(true)
})

it('rejects a broken document and creates the next one', async () => {
  const broken = { ...sample, blocks: [{ kind: 'columns' }] } as unknown as PdfDocument
  await expect(pdf.draw(broken)).rejects.toThrow('PDF not created')
  await expect(pdf.draw(sample)).resolves.toBeInstanceOf(Buffer)
})

it('terminates a thread that takes too long and starts a new one for the next document', async () => {
  const impatient = createPdf({ timeoutMs: 1 })
  await expect(impatient.draw(sample)).rejects.toThrow('timed out')
  await expect(impatient.draw(sample)).rejects.toThrow('timed out')
  await impatient.close()
})

it('ends a running creation when it is closed', async () => {
  const closing = createPdf()
  const drawn = closing.draw(sample)
  const refused = expect(drawn).rejects.toThrow('shutting down')
  await closing.close()
  await refused
})
