import type { Log } from '../log.ts'

/** Actions by which old extensions add a method at run time. */
export type DeprecatedMethodActions = {
  addMethod(...given: unknown[]): void
  replaceMethods(...given: unknown[]): void
}

/** Payment and shipping methods are plugins and store data now: the old actions only log an error. */
export function createDeprecatedMethodActions(
  kind: 'payment' | 'shipping',
  log: Pick<Log, 'error'>,
): DeprecatedMethodActions {
  const logRemoved = (name: string) => () =>
    log.error(`${kind}/${name} has been removed: configure methods in the store's settings and in packages/plugins.`)
  return { addMethod: logRemoved('addMethod'), replaceMethods: logRemoved('replaceMethods') }
}
