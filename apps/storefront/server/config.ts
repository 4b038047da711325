/** Where a build is written, absolute or from the storefront's folder. Only the process that builds sets it. */
export function buildFolder(): string {
  return process.env.MANTEL_BUILD_FOLDER ?? 'build/by-hand'
}

/** For the process that builds into a folder. */
export function buildEnvironment(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', MANTEL_BUILD_FOLDER: folder }
}

/** A build that was made before, or elsewhere, is served as it is; its folder is named by its digest. */
export function builtBefore(): string | undefined {
  return process.env.MANTEL_BUILT || undefined
}
