import type { ProviderFetch } from './ask-provider.ts'
import type { PaymentToMake } from './provider.ts'

export type Asked = { method: string; path: string; headers: Record<string, string>; body: unknown }

/** A stand-in of a provider: answers by method and path, and remembers what it was asked. */
export function standIn(answers: Record<string, (asked: Asked) => { status: number; body: unknown } | 'silence'>): {
  fetch: ProviderFetch
  asked: Asked[]
} {
  const asked: Asked[] = []
  return {
    asked,
    async fetch(url, { method, headers, body }) {
      const { pathname } = new URL(url)
      const one = { method, path: pathname, headers, body: body?.startsWith('{') ? JSON.parse(body) : body }
      asked.push(one)
      const found = Object.entries(answers).find(([route]) => `${method} ${pathname}` === route)
      const answer = found?.[1](one) ?? { status: 404, body: { errors: [] } }
      if (answer === 'silence') throw new DOMException('no answer', 'TimeoutError')
      return { status: answer.status, text: async () => JSON.stringify(answer.body) }
    },
  }
}

const home = {
  ...{ firstname: 'Ada', lastname: 'Byron', company: '', vatId: '', street: ['Mill Lane', '3'], city: 'London' },
  ...{ postcode: 'N1 1AA', region: '', country: 'GB', telephone: '+44 (0)20 1234' },
}

export const payment: PaymentToMake = {
  key: '000000007-0123456789abcdef01234567',
  orderNumber: '000000007',
  amount: 1250,
  currency: 'GBP',
  locale: 'en-GB',
  buyer: { email: 'ada@example.test', firstname: 'Ada', lastname: 'Byron' },
  billing: home,
  shipping: home,
  returnUrl: 'https://shop.example/api/ext/payment/return/paypal?key=k',
  cancelUrl: 'https://shop.example/api/ext/payment/return/paypal?key=k&cancelled=1',
  challengeUrl: 'https://shop.example/api/ext/payment/challenge/card?key=k',
  browser: { ip: '203.0.113.9', userAgent: 'Tests', accept: 'text/html' },
}
