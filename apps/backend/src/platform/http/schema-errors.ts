import type { SchemaError } from '@mantel/contract'
import type * as z from 'zod'

type Issue = z.core.$ZodIssue

/** Converts Zod issues to the JSON schema errors (Ajv format) that old clients expect. */
export function schemaErrors(issues: readonly Issue[], input: unknown): SchemaError[] {
  return issues.slice(0, 20).flatMap((issue) => describe(issue, input))
}

function describe(issue: Issue, input: unknown): SchemaError[] {
  const path = issue.path.map(String)
  switch (issue.code) {
    case 'invalid_type': {
      const missing = path.at(-1)
      if (missing !== undefined && valueAt(input, path) === undefined)
        return [
          entry(
            'required',
            path.slice(0, -1),
            { missingProperty: missing },
            `should have required property '${missing}'`,
          ),
        ]
      return [entry('type', path, { type: issue.expected }, `should be ${issue.expected}`)]
    }
    case 'too_small':
    case 'too_big':
      return [sizeError(issue, path)]
    case 'invalid_format':
      return issue.format === 'regex'
        ? [entry('pattern', path, { pattern: issue.pattern }, `should match pattern "${issue.pattern}"`)]
        : [entry('format', path, { format: issue.format }, `should match format "${issue.format}"`)]
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, 20)
        .map((key) =>
          entry('additionalProperties', path, { additionalProperty: key }, 'should NOT have additional properties'),
        )
    case 'invalid_value':
      return [entry('enum', path, { allowedValues: issue.values }, 'should be equal to one of the allowed values')]
    default:
      return [entry(issue.code === 'invalid_union' ? 'anyOf' : issue.code, path, {}, issue.message)]
  }
}

function sizeError(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, path: string[]): SchemaError {
  const small = issue.code === 'too_small'
  const limit = Number(small ? issue.minimum : issue.maximum)
  const side = small ? 'min' : 'max'
  const fewer = small ? 'fewer' : 'more'
  switch (issue.origin) {
    case 'string':
      return entry(`${side}Length`, path, { limit }, `should NOT have ${fewer} than ${limit} characters`)
    case 'array':
    case 'set':
      return entry(`${side}Items`, path, { limit }, `should NOT have ${fewer} than ${limit} items`)
    case 'object':
      return entry(`${side}Properties`, path, { limit }, `should NOT have ${fewer} than ${limit} properties`)
    default: {
      const comparison = `${small ? '>' : '<'}${issue.inclusive === false ? '' : '='}`
      return entry(`${side}imum`, path, { comparison, limit }, `should be ${comparison} ${limit}`)
    }
  }
}

function entry(keyword: string, path: string[], params: Record<string, unknown>, message: string): SchemaError {
  const dataPath = path.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('')
  const schemaPath = `#${path.map((part) => (/^\d+$/.test(part) ? '/items' : `/properties/${part}`)).join('')}/${keyword}`
  return { keyword, dataPath, schemaPath, params, message }
}

function valueAt(input: unknown, path: string[]): unknown {
  let value = input
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.hasOwn(value, part) ? (value as Record<string, unknown>)[part] : undefined
  }
  return value
}
