export type Problem = { path: string; line: number; message: string }

/** Tests may set up their world through any slice; package directions hold for them too. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|(^|[/.])testing(\.ts$|\/)/.test(path)
}
