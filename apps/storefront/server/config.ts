/** The output folder of a build, absolute or relative to the storefront's folder. Only the build process sets it. */
export function buildFolder(): string {
  return process.env.MANTEL_BUILD_FOLDER ?? 'build/by-hand'
}

/** The environment of a process that builds into this folder. */
export function buildEnvironment(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', MANTEL_BUILD_FOLDER: folder }
}

/** The folder of an existing build to serve without checking the sources. The folder's name is the build's digest. */
export function existingBuildFolder(): string | undefined {
  return process.env.MANTEL_BUILT || undefined
}
