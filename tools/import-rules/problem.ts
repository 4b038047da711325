export type Problem = { path: string; line: number; message: string }

/** Tests and test-only code. They may import any slice; package directions apply to them too. */
export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$|(^|\/)testing(-\w+)?(\.ts$|\/)/.test(path)
}
