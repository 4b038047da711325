/** Credentials of the signed-in customer, sent with calls. */
export type Credentials = { token: string | null; groupToken: string | null }

export const noCredentials: Credentials = { token: null, groupToken: null }
