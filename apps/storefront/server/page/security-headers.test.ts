import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const consumer = { publicUrl: 'https://shop.example', apiUrl: 'https://shop.example' }
const trade = { publicUrl: 'https://trade.example', apiUrl: 'https://api.trade.example' }
function directives(policy: string): Record<string, string[]> {
  const words = policy.split('; ').map((directive) => directive.split(' '))
  return Object.fromEntries(words.map(([name = '', ...sources]) => [name, sources]))
}

it('allows payment providers in frames and as form targets only', () => {
  const policy = directives(contentSecurityPolicy(consumer, [], ['https://pay.example']))
  const withProvider = Object.entries(policy).filter(([, sources]) => sources.includes('https://pay.example'))
  expect(withProvider.map(([name]) => name).sort()).toEqual(['form-action', 'frame-src'])
  expect(policy['frame-ancestors']).toEqual(["'none'"])
})

it('allows a separate API host in frames, for the page that a bank posts to', () => {
  expect(directives(contentSecurityPolicy(trade, [], []))['frame-src']).toEqual(["'self'", 'https://api.trade.example'])
})

it('allows the addresses of active tags only where they are needed', () => {
  const tags = { 'script-src': ['https://tags.example'], 'img-src': ['https://pixel.example'] }
  const policy = directives(contentSecurityPolicy(consumer, [], [], tags))
  expect(policy['script-src']).toEqual(["'self'", 'https://tags.example'])
  expect(policy['img-src']).toEqual(["'self'", 'https://pixel.example'])
  expect(policy['connect-src']).toEqual(["'self'"])
  expect(directives(contentSecurityPolicy(consumer, [], []))['script-src']).toEqual(["'self'"])
})
