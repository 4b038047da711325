import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { bearerTokenOf, isEqualConstantTime } from '../allow.ts'
import { noSchemaCompilers } from '../no-schema-compilers.ts'
import { languageOf, sendPage } from '../page/html.ts'
import { consentPage } from './consent-page.ts'
import { createSealer } from './seal.ts'

export type LoginSandboxOptions = {
  shopOrigins: readonly string[]
  client: { id: string; secret: string }
  /** The key that encrypts codes and tokens. All processes of a shop use the same one, so that each can redeem a code of any other. */
  secret: string
  now?: () => number
}

/** Names of the providers by the first segment of their paths. */
const providerNames: Record<string, string> = { facebook: 'Facebook', google: 'Google', amazon: 'Amazon' }

type Fields = Record<string, string | undefined>
type Provider = { Params: { provider: string } }

/** The content of an encrypted authorisation code: what the shop must send to redeem it, and the profile that it gets then. */
type Grant = { provider: string; redirectUri: string; challenge: string; profile: Profile; id: string }
type Profile = { email: string; firstName: string; lastName: string; isVerified: boolean }

const codeLifetimeMs = 60_000
const tokenLifetimeMs = 300_000
const maxUsedCodes = 1000

/**
 * Login providers for development: OAuth 2 with authorisation codes and PKCE, and a page on which visitors choose any identity. It must
 * never be reachable at a public address.
 */
export function createLoginSandbox({
  shopOrigins,
  client,
  secret,
  now = Date.now,
}: LoginSandboxOptions): FastifyInstance {
  const seal = createSealer(secret, now)
  const usedCodes = new Set<string>()
  const app: FastifyInstance = Fastify({
    bodyLimit: 16 * 1024,
    forceCloseConnections: true,
    schemaController: noSchemaCompilers,
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isThisMachine(request)) return reply.code(404).send()
  })
  const styles = readFileSync(new URL('../../assets/pages.css', import.meta.url))
  app.get('/assets/pages.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles))

  /** Returns undefined for a request that does not come from the shop: it must not be redirected. */
  function redirectTarget({ client_id, redirect_uri = '' }: Fields): URL | undefined {
    if (client_id !== client.id || !URL.canParse(redirect_uri)) return undefined
    const target = new URL(redirect_uri)
    return shopOrigins.includes(target.origin) && target.pathname.includes('/auth/callback/') ? target : undefined
  }

  app.get<Provider & { Querystring: Fields }>('/:provider/authorize', (request, reply) => {
    const { query, params } = request
    const name = providerNames[params.provider]
    const target = redirectTarget(query)
    if (!name || !target) return reply.code(400).send('invalid request')
    const isComplete =
      query.response_type === 'code' && query.code_challenge_method === 'S256' && query.code_challenge && query.state
    if (!isComplete) return sendBack(reply, target, { error: 'invalid_request', state: query.state })
    const language = languageOf(request.headers['accept-language'])
    return sendPage(
      reply,
      consentPage({ language, provider: name, action: `/${params.provider}/consent`, query }, shopOrigins),
    )
  })

  app.post<Provider & { Body: Fields }>('/:provider/consent', (request, reply) => {
    const { provider } = request.params
    const fields = request.body ?? {}
    const target = redirectTarget(fields)
    if (!providerNames[provider] || !target) return reply.code(400).send('invalid request')
    const { state, code_challenge: challenge = '' } = fields
    if (fields.answer !== 'allow') return sendBack(reply, target, { error: 'access_denied', state })
    const grant: Grant = {
      provider,
      redirectUri: target.href,
      challenge,
      id: randomUUID(),
      profile: {
        email: (fields.email ?? '').trim(),
        firstName: (fields.first_name ?? '').trim(),
        lastName: (fields.last_name ?? '').trim(),
        isVerified: fields.verified === 'on',
      },
    }
    return sendBack(reply, target, { code: seal.close('code', grant, codeLifetimeMs), state })
  })

  app.post<Provider & { Body: Fields }>('/:provider/token', (request, reply) => {
    const fields = request.body ?? {}
    reply.header('cache-control', 'no-store')
    const isClient =
      isEqualConstantTime(fields.client_id ?? '', client.id) &&
      isEqualConstantTime(fields.client_secret ?? '', client.secret)
    if (!isClient) return reply.code(401).send({ error: 'invalid_client' })
    if (fields.grant_type !== 'authorization_code') return reply.code(400).send({ error: 'unsupported_grant_type' })
    const grant = seal.open<Grant>('code', fields.code ?? '')
    const proof = createHash('sha256')
      .update(fields.code_verifier ?? '')
      .digest('base64url')
    const isValid =
      grant?.provider === request.params.provider &&
      grant.redirectUri === fields.redirect_uri &&
      isEqualConstantTime(proof, grant.challenge) &&
      !usedCodes.has(grant.id)
    if (!isValid) return reply.code(400).send({ error: 'invalid_grant' })
    if (usedCodes.size >= maxUsedCodes) usedCodes.clear()
    usedCodes.add(grant.id)
    const { provider, profile } = grant
    const token = seal.close('token', { provider, profile }, tokenLifetimeMs)
    return reply.send({ access_token: token, token_type: 'bearer', expires_in: tokenLifetimeMs / 1000 })
  })

  app.get<Provider>('/:provider/profile', (request, reply) => {
    const opened = seal.open<Pick<Grant, 'provider' | 'profile'>>('token', bearerTokenOf(request))
    if (opened?.provider !== request.params.provider) return reply.code(401).send({ error: 'invalid_token' })
    return reply.header('cache-control', 'no-store').send(wireProfile(opened.profile))
  })
  return app
}

/** The sandbox lets visitors choose their identity, so it answers only this machine, even if the shop listens on all addresses. */
function isThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

/** The profile with the field names of all providers, so that the shop's code for each provider finds its own. */
function wireProfile({ email, firstName, lastName, isVerified }: Profile) {
  const id = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20)
  return {
    sub: id,
    id,
    user_id: id,
    name: `${firstName} ${lastName}`.trim(),
    given_name: firstName,
    family_name: lastName,
    first_name: firstName,
    last_name: lastName,
    ...(email !== '' && { email, email_verified: isVerified }),
  }
}

function sendBack(reply: FastifyReply, target: URL, fields: Fields): FastifyReply {
  const url = new URL(target)
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) url.searchParams.set(name, value)
  return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(url.href, 303)
}
