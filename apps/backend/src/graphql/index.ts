export { graphqlHandlers } from './graphql.routes.ts'
