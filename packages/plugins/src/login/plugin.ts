import type { SocialProvider } from '@mantel/domain/constants'

/** One entry of the list of login providers. */
export type LoginPluginRow = {
  /** The provider's code in stores/ and in API messages, and the name of its folder. */
  code: SocialProvider
  /** The provider's segment in the path /auth/callback/{provider}. */
  path: string
  /** The provider's name, which is the same in every language. */
  name: string
}
