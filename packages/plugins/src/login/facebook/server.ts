import { type LoginServerPart, textOf } from '../server-part.ts'

const graph = 'https://graph.facebook.com/v23.0'

/** Facebook does not say whether it has verified an address, so it never counts as verified. */
export const serverPart: LoginServerPart = {
  settings: { clientId: 'FACEBOOK_CLIENT_ID', clientSecret: 'FACEBOOK_CLIENT_SECRET' },
  endpoints: {
    issuer: 'https://www.facebook.com',
    authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: `${graph}/oauth/access_token`,
    profile: `${graph}/me?fields=id,email,first_name,last_name`,
  },
  scope: 'email public_profile',
  readProfile: ({ id, email, first_name, last_name }) => ({
    subject: textOf(id),
    email: textOf(email) || null,
    isEmailVerified: false,
    firstName: textOf(first_name),
    lastName: textOf(last_name),
  }),
}
