import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { findExcess, limitDocuments, queryLimits } from './query-limits.ts'
import { createResolvers, type ReadCatalog } from './resolvers.ts'
import { schemaText } from './schema-text.ts'

export { GraphQLError } from 'graphql'

type ServerContext = { variables: Record<string, unknown>; read: ReadCatalog }
export type GraphqlQuestion = { query: string; variables: Record<string, unknown>; operationName: string | undefined }

const limits: Plugin<ServerContext> = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens: queryLimits.tokens }))
  },
  onValidate({ params, context, setResult }) {
    const excess = findExcess(params.documentAST, (context as unknown as ServerContext).variables)
    if (excess) setResult([excess])
  },
}

const yoga = createYoga<ServerContext>({
  schema: createSchema<ServerContext>({ typeDefs: schemaText, resolvers: createResolvers() }),
  plugins: [limits],
  graphiql: false,
  landingPage: false,
  cors: false,
  batching: false,
  logging: false,
  multipart: false,
  // The limits depend on the variables, so the validation result of a query must not be reused for other variables.
  parserAndValidationCache: false,
})

/** Answers a query. Its size is checked before any of it runs. */
export async function answerGraphql(
  { query, variables, operationName }: GraphqlQuestion,
  read: ReadCatalog,
): Promise<{ status: number; bytes: Buffer }> {
  const reply = await yoga.fetch(
    'http://shop/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables, operationName }),
    },
    { variables, read: limitDocuments(read) },
  )
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) }
}
