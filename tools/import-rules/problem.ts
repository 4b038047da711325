export type Problem = { path: string; line: number; message: string }

/** Tests and what only they use. They may set up their world through any slice; package directions hold for them too. */
export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$|(^|\/)testing(-\w+)?(\.ts$|\/)/.test(path)
}
