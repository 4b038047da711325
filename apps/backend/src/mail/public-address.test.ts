import { defaultView } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import { loadStores } from '../store/index.ts'
import { storesFolder } from '../store/testing.ts'
import { composeMail } from './compose-mail.ts'

it('uses the public address in mails', async () => {
  const stores = await loadStores(storesFolder, { port: 3000, publicUrls: { mantel: 'https://shop.example' } })
  const website = stores.websites[0]!
  const content = { language: 'en', subject: 'S', preview: 'P', body: '', text: [], footer: [] } as never
  const { html, text } = composeMail(content, { view: defaultView(stores, website), website } as never, { logo: null })
  expect(html).toContain('https://shop.example/')
  expect(text).toContain('https://shop.example/')
  expect(`${html}${text}`).not.toContain('localhost')
})
