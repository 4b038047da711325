import type { FastifyServerOptions } from 'fastify'

const refuseSchema = () => () => {
  throw new Error('no route may have a JSON schema')
}

/** Without these options Fastify loads its schema compilers (240 modules) at the start, even if no route has a schema. */
export const noSchemaCompilers: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema },
}
