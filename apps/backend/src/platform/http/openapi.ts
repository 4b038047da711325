import {
  type EndpointName,
  type ErrorCode,
  endpointNames,
  endpointSummaries,
  errorCodes,
  errorEntry,
  fillMessage,
  type ServedEndpoint,
  servedEndpoint,
  solutionHeader,
} from '@mantel/contract'
import { type CallSchema, schemaOf } from '@mantel/contract/schemas'
import * as z from 'zod'

export type JsonSchema = { [keyword: string]: unknown }
export type Operation = {
  operationId: EndpointName
  tags: string[]
  summary: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
  security: Record<string, string[]>[]
  'x-implemented': boolean
  'x-aliases'?: readonly string[]
}
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: JsonSchema
}

const refusalRef = { $ref: '#/components/schemas/Refusal' }

/** An OpenAPI 3.1 document, generated from the endpoint table and its schemas. */
export function buildOpenApi(version: string, implemented: (name: EndpointName) => boolean): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const name of endpointNames) {
    const endpoint = servedEndpoint(name)
    const path = endpoint.path.replace('*}', '}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, implemented(name)) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mantel',
      version,
      description: 'The commerce API of the shop. HTTP status and the code of the envelope are always the same number.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpointNames.map((name) => servedEndpoint(name).slice))].map((name) => ({ name })),
    paths,
    components: { schemas: components, securitySchemes },
  }
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  queryToken: { type: 'apiKey', in: 'query', name: 'token' },
}

const components = {
  Refusal: {
    type: 'object',
    required: ['code', 'result', 'error'],
    properties: {
      code: { type: 'integer', minimum: 400, maximum: 599 },
      error: { type: 'string', enum: errorCodes, description: 'Decide by this code; texts may change.' },
      result: {
        anyOf: [
          { type: 'string' },
          { type: 'null' },
          {
            type: 'object',
            required: ['errorMessage', 'code'],
            properties: { errorMessage: { type: 'string' }, code: { type: 'integer' } },
          },
          { type: 'array', items: { $ref: '#/components/schemas/SchemaError' } },
        ],
      },
      meta: {
        type: 'object',
        properties: {
          challenge: {
            type: 'object',
            description:
              'With the error bot_challenge_required: repeat the request with its solution in X-Challenge-Solution.',
            required: ['plugin', 'purpose', 'data'],
            properties: { plugin: { type: 'string' }, purpose: { type: 'string' }, data: { type: 'object' } },
          },
        },
      },
    },
  },
  SchemaError: {
    type: 'object',
    required: ['keyword', 'dataPath', 'schemaPath', 'params', 'message'],
    properties: {
      keyword: { type: 'string' },
      dataPath: { type: 'string' },
      schemaPath: { type: 'string' },
      params: { type: 'object' },
      message: { type: 'string' },
    },
  },
}

function operation(name: EndpointName, endpoint: ServedEndpoint, isImplemented: boolean): Operation {
  const schema = schemaOf(name)
  return {
    operationId: name,
    tags: [endpoint.slice],
    summary: endpointSummaries[name],
    parameters: [
      ...parameters('path', schema.params),
      ...parameters('query', schema.query),
      ...headerParameters(endpoint),
    ],
    requestBody: schema.body && {
      required: !schema.body.safeParse(undefined).success,
      content: json(inputSchema(schema.body)),
    },
    responses: responses(endpoint, schema),
    security: security(endpoint),
    'x-implemented': isImplemented,
    'x-aliases': endpoint.aliases,
  }
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined): Operation['parameters'] {
  if (!schema) return []
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function headerParameters({ storeCode, challenge }: ServedEndpoint): Operation['parameters'] {
  const names = [...(storeCode === false ? [] : ['x-vs-store-code']), ...(challenge ? [solutionHeader] : [])]
  return names.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }))
}

function security(endpoint: ServedEndpoint): Operation['security'] {
  if (!endpoint.token) return []
  const signedIn: Operation['security'] = [{ bearer: [] }, { queryToken: [] }]
  return endpoint.token === 'required' ? signedIn : [{}, ...signedIn]
}

function responses(endpoint: ServedEndpoint, schema: CallSchema): Operation['responses'] {
  const codes: ErrorCode[] = [...(schema.refusals ?? []), ...(endpoint.challenge ? challengeCodes : [])]
  const byStatus = Map.groupBy(codes, (code) => String(errorEntry(code).status))
  const refusals = [...byStatus].map(([status, group]) => [
    status,
    { description: group.map(codeWithText).join(' · '), content: json(refusalRef) },
  ])
  return {
    200: { description: 'OK', content: successContent(endpoint, schema) },
    ...Object.fromEntries(refusals),
    default: { description: 'Any other refusal', content: json(refusalRef) },
  }
}

function successContent(endpoint: ServedEndpoint, schema: CallSchema): Record<string, { schema: JsonSchema }> {
  if (endpoint.reply === 'raw') return { '*/*': { schema: {} } }
  const result = outputSchema(schema.result)
  if (endpoint.reply === 'bare') return json(result)
  return json({
    type: 'object',
    required: ['code', 'result'],
    properties: { code: { const: 200 }, result, meta: { type: 'object' } },
    additionalProperties: false,
  })
}

const challengeCodes = ['bot_challenge_required'] as const
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const codeWithText = (code: ErrorCode) => `${code}: ${fillMessage(code, 'en')}`

const inputSchema = (schema: z.ZodType) =>
  withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
const outputSchema = (schema: z.ZodType) =>
  withoutDialect(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))

/** Removes $schema: OpenAPI 3.1 sets the dialect for the whole document. */
function withoutDialect({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema
}
