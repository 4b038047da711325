import type { SocialProvider } from '@mantel/domain/constants'

/** One row of the table of login providers. */
export type LoginPluginRow = {
  /** Names the provider in stores/ and on the wire, and is the name of its folder. */
  code: SocialProvider
  /** Its segment of /auth/callback/{provider}. */
  path: string
  /** Its name, which is the same in every language. */
  name: string
}
