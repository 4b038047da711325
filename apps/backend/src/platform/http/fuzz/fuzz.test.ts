import { endpointNames, servedEndpoint } from '@mantel/contract'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { type Handlers, ok } from '../handler.ts'
import { buildTestHttp } from '../testing.ts'
import { malformedRequests } from './malformed-requests.ts'
import { replyFault } from './reply-faults.ts'

/** Handlers that accept everything: the HTTP layer must refuse malformed input before it calls them. */
const handlers = Object.fromEntries(endpointNames.map((name) => [name, () => ok(true)])) as unknown as Handlers

it('refuses every malformed request with an error envelope and no internal details', async () => {
  const app = buildTestHttp({ handlers, verifyResults: false })
  const requests = malformedRequests()
  expect(requests.length).toBeGreaterThan(2000)
  const faults: string[] = []
  for (const request of requests) {
    const reply = await app.inject(request as InjectOptions)
    const fault = replyFault(request, reply)
    if (fault) faults.push(`${request.description}: ${fault}`)
  }
  expect(faults).toEqual([])
})

it('answers any JSON body and query with the standard reply envelope', async () => {
  const app = buildTestHttp({ handlers, verifyResults: false })
  const anyRequest = fc.record({
    name: fc.constantFrom(...endpointNames),
    body: fc.json({ noUnicodeString: false }),
    query: fc.dictionary(fc.string(), fc.string()),
  })
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ name, body, query }) => {
      const { method, path } = servedEndpoint(name)
      const request = {
        description: name,
        method,
        url: `${path.replace(/\{\w+\*?\}/g, '1')}?${new URLSearchParams(query)}`,
        ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, payload: body }),
        mustRefuse: false,
      }
      expect(replyFault(request, await app.inject(request as InjectOptions))).toBeNull()
    }),
    { numRuns: 300 },
  )
})
