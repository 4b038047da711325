import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { ChallengeRequest, ChallengeServerPart, ChallengeVerdict } from '../server-part.ts'

const timeoutMs = 5000
/** Google's tokens are valid for two minutes. */
const tokenLifetimeMs = 120_000
const maxTokenLength = 8192

const baseReply = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})
const enterpriseReply = z.object({
  tokenProperties: z.object({
    valid: z.boolean(),
    action: z.string().optional(),
    invalidReason: z.string().optional(),
  }),
  riskAnalysis: z.object({ score: z.number() }).optional(),
})

/** Google's assessment of a token. */
type Assessment = { isValid: boolean; isExpired: boolean; score: number | undefined; action: string | undefined }

export const serverPart: ChallengeServerPart = {
  open({ settings = {} }) {
    const { RECAPTCHA_SITE_KEY: siteKey = '', RECAPTCHA_MODE: mode, RECAPTCHA_VERSION: version } = settings
    const assess = mode === 'enterprise' ? assessEnterprise : assessBase
    return {
      issue: async () => ({
        siteKey,
        mode,
        version: Number(version),
        size: settings.RECAPTCHA_SIZE,
        host: settings.RECAPTCHA_HOST,
      }),

      async verify(token, request): Promise<ChallengeVerdict> {
        if (token.length > maxTokenLength) return { isSolved: false, reason: 'wrong' }
        let assessment: Assessment
        try {
          assessment = await assess(settings, token, request)
        } catch {
          return { isSolved: false, reason: 'unavailable' }
        }
        const { isValid, isExpired, score, action } = assessment
        if (isExpired) return { isSolved: false, reason: 'expired' }
        // Replies about version 2 contain no score and, in base mode, no action.
        const isPerson = version === '2' || (score ?? 0) >= Number(settings.RECAPTCHA_MIN_SCORE)
        const isForPurpose = version === '2' || action === request.purpose
        if (!isValid || !isPerson || !isForPurpose) return { isSolved: false, reason: 'wrong' }
        const id = createHash('sha256').update(token).digest('base64url')
        return { isSolved: true, id, expiresAt: new Date(Date.now() + tokenLifetimeMs) }
      },
    }
  },
}

type Settings = Readonly<Record<string, string>>

async function assessBase(settings: Settings, token: string, { caller }: ChallengeRequest): Promise<Assessment> {
  const body = new URLSearchParams({ secret: settings.RECAPTCHA_SECRET ?? '', response: token, remoteip: caller })
  const reply = baseReply.parse(await post(`${settings.RECAPTCHA_HOST}/recaptcha/api/siteverify`, body))
  const errors = reply['error-codes'] ?? []
  return {
    isValid: reply.success,
    isExpired: errors.includes('timeout-or-duplicate'),
    score: reply.score,
    action: reply.action,
  }
}

async function assessEnterprise(settings: Settings, token: string, request: ChallengeRequest): Promise<Assessment> {
  const { RECAPTCHA_API_HOST: host, RECAPTCHA_PROJECT: project = '', RECAPTCHA_SECRET: key = '' } = settings
  const url = `${host}/v1/projects/${encodeURIComponent(project)}/assessments?${new URLSearchParams({ key })}`
  const event = {
    token,
    siteKey: settings.RECAPTCHA_SITE_KEY,
    expectedAction: request.purpose,
    userIpAddress: request.caller,
  }
  const { tokenProperties, riskAnalysis } = enterpriseReply.parse(await post(url, JSON.stringify({ event })))
  return {
    isValid: tokenProperties.valid,
    isExpired: ['EXPIRED', 'DUPE'].includes(tokenProperties.invalidReason ?? ''),
    score: riskAnalysis?.score,
    action: tokenProperties.action,
  }
}

async function post(url: string, body: URLSearchParams | string): Promise<unknown> {
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined
  const reply = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
  if (!reply.ok) throw new Error(`reCAPTCHA answered ${reply.status}`)
  return reply.json()
}
