import { expect, it } from 'vitest'
import { stores, viewOf } from '../store/testing.ts'
import { describeCard } from './describe-card.ts'
import { previewCard } from './preview-card.ts'

const shop = { view: viewOf('default'), website: stores.websites[0]! }
const attack = 'Win at https://evil.example/now\r\nor evil.example'

it("removes links from the buyer's texts", () => {
  const { texts, ...card } = describeCard(
    { sender: attack, recipient: attack, message: attack, amount: 5000, expiresAt: null },
    shop,
  )
  const everything = Object.values(card).join('\n')
  expect(everything).toContain('evil. example')
  expect(everything).not.toMatch(/evil\.example|https:\/\/evil/)
  expect(card.subject).not.toContain('\n')
})

it('says the last day on which the card can be used', () => {
  const entries = { sender: 'Ann', recipient: 'Bo', message: '', amount: 5000 }
  const until = (expiresAt: Date | null) => describeCard({ ...entries, expiresAt }, shop).validUntil
  // Both dates are midnight in London.
  expect(until(new Date('2031-02-15T00:00:00Z'))).toBe('Valid until 14/02/2031.')
  expect(until(new Date('2031-07-01T23:00:00Z'))).toBe('Valid until 01/07/2031.')
  expect(until(null)).toBeNull()
})

it('escapes the entries in the preview and shows only pictures of the shop', () => {
  const entries = { sender: '<b>Ann</b>', recipient: '"Bo"', email: 'bo@a.test', message: '<script>x</script>' }
  const html = previewCard({ ...entries, image: '/demo/gifts/one.svg' }, shop)
  expect(html).toContain('&lt;b&gt;Ann&lt;/b&gt; sent you a gift card for Mantel')
  expect(html).toContain('&lt;script&gt;x&lt;/script&gt;')
  expect(html).toContain('<img src="/img/600/0/resize/demo/gifts/one.svg" alt="">')
  for (const image of ['https://evil.example/a.png', '//evil.example/a.png', '"><script>', 'no_selection'])
    expect(previewCard({ ...entries, image }, shop)).not.toContain('<img')
})
