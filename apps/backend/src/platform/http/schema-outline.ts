import type { JsonSchema } from './openapi.ts'

/** A JSON Schema in a form that people read: { sku: text, qty?: number | text }. */
export function outline(schema: JsonSchema, indent = ''): string {
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return [...new Set(choices.map((choice) => outline(choice, indent)))].join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => outline({ ...schema, type }, indent)).join(' | ')
  switch (schema.type) {
    case 'object':
      return objectOutline(schema, indent)
    case 'array':
      return arrayOutline(schema, indent)
    case 'string':
      return 'text'
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type
    default:
      return 'any'
  }
}

function arrayOutline(schema: JsonSchema, indent: string): string {
  const item = outline((schema.items as JsonSchema | undefined) ?? {}, indent)
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectOutline(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {})
  if (properties.length === 0) return '{ … }'
  const required = new Set(schema.required as string[] | undefined)
  const inner = `${indent}  `
  const lines = properties.map(
    ([name, property]) => `${inner}${name}${required.has(name) ? '' : '?'}: ${outline(property, inner)}`,
  )
  if (schema.additionalProperties !== false) lines.push(`${inner}…`)
  return `{\n${lines.join('\n')}\n${indent}}`
}
