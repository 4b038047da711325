import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limits } from './limits.ts'

/** Thrown by the body parser; the error handler turns it into a refusal. */
export class MalformedJsonError extends Error {}

/** The content type is not the one that the route accepts. */
export class UnsupportedBodyError extends Error {}

/**
 * Routes accept JSON only, except for the few that HTML forms of other sites post to. An empty body is allowed: old clients
 * send the content type with every request. Keys that set prototypes, deep nesting, NUL and lone surrogates (which jsonb
 * cannot store) are refused.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (request.routeOptions.config.sent === 'text') request.rawBody = text
    if (text.trim() === '') return done(null, undefined)
    if (isDeeperThan(text, limits.jsonDepth))
      return done(new MalformedJsonError('the JSON of the body is nested too deeply'))
    parse(request, text, (error, value) => {
      if (error) return done(new MalformedJsonError('the body is not valid JSON'))
      if (mayHoldBadText(text) && hasUnstorableText(value))
        return done(new MalformedJsonError('the body contains text that the database cannot store'))
      done(null, value)
    })
  })
  // Mail programs send this type for one-click unsubscription (RFC 8058). Files in it are ignored.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (request.routeOptions.config.sent !== 'form') throw new UnsupportedBodyError('form')
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const fields = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
        throw new MalformedJsonError('the body is not a valid form')
      })
      const value = Object.fromEntries([...fields].filter(([, field]) => typeof field === 'string'))
      if (hasUnstorableText(value))
        throw new MalformedJsonError('the body contains text that the database cannot store')
      return value
    },
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.sent !== 'form') return done(new UnsupportedBodyError('form'))
    const value = Object.fromEntries(new URLSearchParams(String(body)))
    if (hasUnstorableText(value))
      return done(new MalformedJsonError('the body contains text that the database cannot store'))
    done(null, value)
  })
}

/** Counts brackets outside strings, so that a deep body is refused before it is parsed. */
export function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const c = json.charCodeAt(i)
    if (inString) {
      if (c === 92) i++
      else if (c === 34) inString = false
    } else if (c === 34) inString = true
    else if (c === 91 || c === 123) {
      if (++depth > limit) return true
    } else if (c === 93 || c === 125) depth--
  }
  return false
}

const mayHoldBadText = (json: string) => /\\u(?:0000|d[89a-f])/i.test(json) || !json.isWellFormed()

/** True if a key or text holds NUL or a lone surrogate, which PostgreSQL cannot store. The caller has limited the depth. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => hasUnstorableText(key) || hasUnstorableText(inner))
}
