import { type EndpointName, type Envelope, refusalEnvelope, refuse } from '@mantel/contract'
import { type CallSchema, schemaOf } from '@mantel/contract/schemas'
import type { Language } from '@mantel/domain/store'
import type * as z from 'zod'
import { schemaErrors } from './schema-errors.ts'

type Sent = { params: unknown; query: unknown; body: unknown }
export type Validated = { ok: true; params: unknown; query: unknown; body: unknown } | { ok: false; envelope: Envelope }

/** Parses the input, or gives the refusal that the contract defines for this endpoint. */
export function validate(name: EndpointName, sent: Sent, language: Language): Validated {
  const schema = schemaOf(name)
  const parsed = { params: {} as unknown, query: {} as unknown, body: {} as unknown }
  for (const part of ['params', 'query', 'body'] as const) {
    const result = schema[part]?.safeParse(sent[part])
    if (!result) continue
    if (!result.success)
      return { ok: false, envelope: invalidEnvelope(schema, part, result.error.issues, sent[part], language) }
    parsed[part] = result.data
  }
  return { ok: true, ...parsed }
}

function invalidEnvelope(
  schema: CallSchema,
  part: keyof Sent,
  issues: z.core.$ZodIssue[],
  input: unknown,
  language: Language,
): Envelope {
  const { onInvalid } = schema
  if (onInvalid === 'list' && part === 'body')
    return { code: 400, result: schemaErrors(issues, input), error: 'input_invalid' }
  const path = issues[0]?.path.map(String).join('.') ?? ''
  if (typeof onInvalid === 'object') {
    const code = path === '' ? Object.values(onInvalid)[0] : onInvalid[path]
    if (code) return refusalEnvelope({ ok: false, code, params: {} }, language)
  }
  // Clients choose the key names of their input, and messages repeat them: limits their length and characters.
  const field = [part, path]
    .filter(Boolean)
    .join('.')
    .replace(/[^\w.-]/g, '_')
    .slice(0, 120)
  return refusalEnvelope(refuse('input_invalid', { field }), language)
}
