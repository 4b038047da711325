import { isGuessable } from '@mantel/domain/customer'
import { expect, it } from 'vitest'
import { loadCommonPasswords } from './index.ts'

const nobody = { email: '', names: [], shop: '' }

it.each(['password', 'Passwort1!', 'juventus10', 'Schatz2024', 'letmein123', 'football', 'gfhjkm123', '123qwe123qwe'])(
  'finds %j among common passwords',
  async (password) => {
    expect(isGuessable(password, nobody, await loadCommonPasswords())).toBe(true)
  },
)

it('finds no text that spans two entries or exceeds the list', async () => {
  const isCommon = await loadCommonPasswords()
  for (const text of ['', '\n', 'dragon\n', 'kitchen table lamp']) expect(isCommon(text)).toBe(false)
  expect(isCommon('dragon')).toBe(true)
})
