import type { FastifyInstance } from 'fastify'
import { limits } from './limits.ts'

/** Thrown by the parser; the error handler turns it into a refusal. */
export class MalformedJson extends Error {}

/** Another kind of body than the route reads. */
export class NotJson extends Error {}

/**
 * JSON is the only body that is read, but for the few routes that HTML forms of other sites post to. No body at all is fine (old clients send the content type with every request); keys
 * that reach for prototypes, depth, NUL and lone surrogates (which no jsonb column takes) are not.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (request.routeOptions.config.sent === 'text') request.sentText = text
    if (text.trim() === '') return done(null, undefined)
    if (deeperThan(text, limits.jsonDepth)) return done(new MalformedJson('too deep'))
    parse(request, text, (error, value) => {
      if (error) return done(new MalformedJson('unreadable'))
      if (mayHoldBadText(text) && holdsBadText(value)) return done(new MalformedJson('unstorable text'))
      done(null, value)
    })
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.sent !== 'form') return done(new NotJson('a form'))
    const value = Object.fromEntries(new URLSearchParams(String(body)))
    if (holdsBadText(value)) return done(new MalformedJson('unstorable text'))
    done(null, value)
  })
}

/** By its brackets outside strings, before anything is built from it. */
export function deeperThan(json: string, limit: number): boolean {
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

/** True for a text that PostgreSQL cannot store. Depth is bounded by deeperThan. */
export function holdsBadText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => holdsBadText(key) || holdsBadText(inner))
}
