import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const consumer = { publicUrl: 'https://shop.example', apiUrl: 'https://shop.example' }
const trade = { publicUrl: 'https://trade.example', apiUrl: 'https://api.trade.example' }
function directives(policy: string): Record<string, string[]> {
  const words = policy.split('; ').map((directive) => directive.split(' '))
  return Object.fromEntries(words.map(([name = '', ...sources]) => [name, sources]))
}

test('payment providers are held in frames and sent forms, and get nothing else', () => {
  const policy = directives(contentSecurityPolicy(consumer, [], ['https://pay.example']))
  const naming = Object.entries(policy).filter(([, sources]) => sources.includes('https://pay.example'))
  expect(naming.map(([name]) => name).sort()).toEqual(['form-action', 'frame-src'])
  expect(policy['frame-ancestors']).toEqual(["'none'"])
})

test('where calls have a host of their own, the page that a bank posts to may stand in a frame', () => {
  expect(directives(contentSecurityPolicy(trade, [], []))['frame-src']).toEqual(["'self'", 'https://api.trade.example'])
})
