import type { FastifyServerOptions } from 'fastify'

const refuseSchema = () => () => {
  throw new Error('no route may have a JSON schema: calls are validated with the schemas of the contract')
}

/** Without these options Fastify loads its schema compilers (240 modules) at the start, although no route has a schema. */
export const noSchemaCompilers: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema },
}
