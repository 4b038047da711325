import { type LoginServerPart, textOf } from '../server-part.ts'

/** OpenID Connect. Only an address with email_verified belongs to the person for certain. */
export const serverPart: LoginServerPart = {
  settings: { clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' },
  endpoints: {
    issuer: 'https://accounts.google.com',
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    profile: 'https://openidconnect.googleapis.com/v1/userinfo',
  },
  scope: 'openid email profile',
  readProfile: ({ sub, email, email_verified, given_name, family_name }) => ({
    subject: textOf(sub),
    email: textOf(email) || null,
    isEmailVerified: email_verified === true || email_verified === 'true',
    firstName: textOf(given_name),
    lastName: textOf(family_name),
  }),
}
