import { loginPlugins } from './plugins.ts'
import type { LoginServerPart } from './server-part.ts'

export {
  createLoginProvider,
  type LoginAccess,
  type LoginCallback,
  type LoginFetch,
  type LoginProvider,
  type LoginProviders,
} from './login-provider.ts'
export type { LoginEndpoints, LoginIdentity, LoginServerPart } from './server-part.ts'

/** The server parts by code. They are imported by folder name, so the table stays the only list of providers. */
export const loginServerParts: ReadonlyMap<string, LoginServerPart> = new Map(
  await Promise.all(
    loginPlugins.map(async ({ code }) => {
      const { serverPart }: { serverPart: LoginServerPart } = await import(`./${code}/server.ts`)
      return [code, serverPart] as const
    }),
  ),
)
