import { messageText } from '@mantel/contract'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChallengeError } from '../browser.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

type Script = { src: string; onload(): void; onerror(): void }

/** The part of a document that the plugin uses. `arrive` plays the vendor's host. */
async function solveWith(arrive: (script: Script) => void, grecaptcha?: object) {
  vi.stubGlobal('window', { grecaptcha })
  vi.stubGlobal('document', { createElement: () => ({}), head: { append: arrive } })
  const { solve } = await import('./browser.tsx')
  const data = { siteKey: 'key', mode: 'base', version: 3, size: 'normal', host: 'https://vendor.example' }
  const challenge = { plugin: 'recaptcha', purpose: 'login', data } as unknown as Parameters<typeof solve>[0]
  const page = { locale: 'en-GB', container: {} as HTMLElement, signal: new AbortController().signal }
  return solve(challenge, page)
}

const textOf = (error: ChallengeError) => messageText(error.messageKey, 'en')

it.each([
  ['does not arrive', (script: Script) => script.onerror()],
  ['defines nothing', (script: Script) => script.onload()],
])('names the reason when the vendor’s script %s', async (_what, arrive) => {
  const failed = await solveWith(arrive).catch(textOf)
  expect(failed).toBe('ReCaptcha error: Failed to load script')
})

it.each([
  ['rejects', () => Promise.reject(new Error('blocked'))],
  ['has no token', async () => ''],
])('names the reason when the vendor’s check %s', async (_what, execute) => {
  const api = { ready: (callback: () => void) => callback(), execute, render: () => 0 }
  const failed = await solveWith((script) => script.onload(), api).catch(textOf)
  expect(failed).toBe('ReCaptcha error: Failed to execute')
})

it('returns the token of the vendor', async () => {
  const api = { ready: (callback: () => void) => callback(), execute: async () => 'token', render: () => 0 }
  expect(await solveWith((script) => script.onload(), api)).toBe('token')
})
