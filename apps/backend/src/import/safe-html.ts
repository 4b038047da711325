import { prepareContent } from '@mantel/plugins/widget'
import { sanitiseHtml } from '../platform/html/index.ts'
import type { Fields } from './values.ts'

/** Text without an opening bracket cannot contain an element. */
const hasMarkup = (value: unknown): value is string => typeof value === 'string' && value.includes('<')

/** Sanitises the fields that pages show as HTML. */
export function withSafeHtml(fields: Fields, names: readonly string[]): Fields {
  const changed = names.flatMap((name) => {
    const value = fields[name]
    return hasMarkup(value) ? [[name, sanitiseHtml(value)]] : []
  })
  return changed.length === 0 ? fields : { ...fields, ...Object.fromEntries(changed) }
}

/** Sanitises fields that may contain widgets, and reports widgets that cannot be shown. */
export function withSafeContent(fields: Fields, names: readonly string[]): { fields: Fields; warnings: string[] } {
  const warnings: string[] = []
  const changed = names.flatMap((name) => {
    const value = fields[name]
    if (typeof value !== 'string') return []
    const { html, problems } = prepareContent(value, sanitiseHtml)
    warnings.push(...problems)
    return [[name, html]]
  })
  return { fields: { ...fields, ...Object.fromEntries(changed) }, warnings }
}
