/** What calls carry of whoever is signed in. */
export type Credentials = { token: string | null; groupToken: string | null }

export const nobody: Credentials = { token: null, groupToken: null }
