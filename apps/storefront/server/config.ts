/** Where a build is written, absolute or from the storefront's folder. Only the process that builds sets it. */
export function buildFolder(): string {
  return process.env.MANTEL_BUILD_FOLDER ?? 'build/by-hand'
}
