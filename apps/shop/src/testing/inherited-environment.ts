/**
 * The variables that a test hands on to a process it starts. The compile cache of `npm test` lets the process start as fast as
 * with `npm start`.
 */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, NODE_COMPILE_CACHE }
}
