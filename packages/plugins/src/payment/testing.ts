import type { ProviderFetch } from './call-provider.ts'
import type { PaymentRequest } from './provider.ts'

export type RecordedRequest = { method: string; path: string; headers: Record<string, string>; body: unknown }

/** A fake provider that answers by method and path and records the requests. */
export function createFakeProvider(
  answers: Record<string, (request: RecordedRequest) => { status: number; body: unknown } | 'silence'>,
): {
  fetch: ProviderFetch
  requests: RecordedRequest[]
} {
  const requests: RecordedRequest[] = []
  return {
    requests,
    async fetch(url, { method, headers, body }) {
      const { pathname } = new URL(url)
      const request = { method, path: pathname, headers, body: body?.startsWith('{') ? JSON.parse(body) : body }
      requests.push(request)
      const found = Object.entries(answers).find(([route]) => `${method} ${pathname}` === route)
      const answer = found?.[1](request) ?? { status: 404, body: { errors: [] } }
      if (answer === 'silence') throw new DOMException('no answer', 'TimeoutError')
      return { status: answer.status, text: async () => JSON.stringify(answer.body) }
    },
  }
}

const address = {
  firstname: 'Ada',
  lastname: 'Byron',
  company: '',
  vatId: '',
  street: ['Mill Lane', '3'],
  city: 'London',
  postcode: 'N1 1AA',
  region: '',
  country: 'GB',
  telephone: '+44 (0)20 1234',
}

export const samplePayment: PaymentRequest = {
  key: '000000007-0123456789abcdef01234567',
  orderNumber: '000000007',
  amount: 1250,
  currency: 'GBP',
  locale: 'en-GB',
  buyer: { email: 'ada@example.test', firstname: 'Ada', lastname: 'Byron' },
  billing: address,
  shipping: address,
  returnUrl: 'https://shop.example/api/ext/payment/return/paypal?key=k',
  cancelUrl: 'https://shop.example/api/ext/payment/return/paypal?key=k&cancelled=1',
  challengeUrl: 'https://shop.example/api/ext/payment/challenge/card?key=k',
  browser: { ip: '203.0.113.9', userAgent: 'Tests', accept: 'text/html' },
}
