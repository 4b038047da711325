import { hkdfSync } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { ChallengeRequest, ChallengeServerPart, ChallengeVerdict } from '../server-part.ts'
import { difficulty, lifetimeMs } from './difficulty.ts'

const wrong: ChallengeVerdict = { isSolved: false, reason: 'wrong' }

/** All processes derive the same keys from the shop's secret, so any of them can check what another one has issued. */
export const serverPart: ChallengeServerPart = {
  open({ secretKey }) {
    const secretFor = (use: string) =>
      Buffer.from(hkdfSync('sha256', secretKey, '', `mantel altcha ${use}`, 32)).toString('base64url')
    const secrets = { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('key') }

    return {
      async issue({ purpose, website }) {
        const { algorithm, cost, maxCounter } = difficulty
        const { parameters, signature } = await createChallenge({
          algorithm,
          cost,
          deriveKey,
          ...secrets,
          counter: randomInt(maxCounter),
          data: { purpose, website },
          expiresAt: new Date(Date.now() + lifetimeMs),
        })
        return { parameters, signature }
      },

      async verify(sent, request) {
        const payload = readPayload(sent)
        if (!payload) return wrong
        const { challenge, solution } = payload
        const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
        if (expired) return { isSolved: false, reason: 'expired' }
        if (!verified || !isFor(request, challenge)) return wrong
        const { nonce, expiresAt = 0 } = challenge.parameters
        return { isSolved: true, id: nonce, expiresAt: new Date(expiresAt * 1000) }
      },
    }
  },
}

/** Whether the challenge was issued for this purpose and website. Its data is signed, so clients cannot change it. */
function isFor({ purpose, website }: ChallengeRequest, { parameters: { data } }: Challenge): boolean {
  return data?.purpose === purpose && data.website === website
}

/** Strict, so that the payload has no deep nesting: the library walks through all of it before it checks the signature. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z
      .object({
        expiresAt: z.int().positive(),
        nonce: z.string(),
        data: z.strictObject({ purpose: z.string(), website: z.string() }),
      })
      .catchall(z.union([z.string(), z.number()])),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})

/** Reads base64 of JSON; null if it is not a payload. */
function readPayload(sent: string): Payload | null {
  try {
    const { data } = payloadSchema.safeParse(JSON.parse(Buffer.from(sent, 'base64').toString()))
    return (data as Payload | undefined) ?? null
  } catch {
    return null
  }
}
