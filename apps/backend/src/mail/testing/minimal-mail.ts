import { z } from 'zod'
import { defineMail, html } from '../index.ts'

/** The smallest mail, for tests of the queue. */
export const minimalMail = defineMail({
  name: 'minimal',
  schema: z.object({ text: z.string() }),
  read: (data) => data,
  sample: () => ({ text: 'A sample' }),
  write: ({ text }, { view }) => ({
    language: view.language,
    subject: `Sample: ${text}`,
    preview: text,
    body: html`<p>${text}</p>`,
    text: [text],
    footer: [],
  }),
})
