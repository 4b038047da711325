import { type LoginServerPart, splitName, textOf } from '../server-part.ts'

/** Amazon does not say whether it has verified an address, so it never counts as verified. */
export const serverPart: LoginServerPart = {
  settings: { clientId: 'AMAZON_CLIENT_ID', clientSecret: 'AMAZON_CLIENT_SECRET' },
  endpoints: {
    issuer: 'https://www.amazon.com',
    authorization: 'https://www.amazon.com/ap/oa',
    token: 'https://api.amazon.com/auth/o2/token',
    profile: 'https://api.amazon.com/user/profile',
  },
  scope: 'profile',
  readProfile: ({ user_id, email, name }) => ({
    subject: textOf(user_id),
    email: textOf(email) || null,
    isEmailVerified: false,
    ...splitName(textOf(name)),
  }),
}
