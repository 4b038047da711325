import type { Log } from '../log.ts'

/** What old extensions call to bring a method of their own at run time. */
export type OldMethodActions = { addMethod(...given: unknown[]): void; replaceMethods(...given: unknown[]): void }

/** Methods of payment and shipping are plugins and store data now: the old actions change nothing and say so. */
export function oldMethodActions(kind: 'payment' | 'shipping', log: Pick<Log, 'error'>): OldMethodActions {
  const gone = (name: string) => () =>
    log.error(`${kind}/${name} is gone: methods stand in the store's settings and in packages/plugins.`)
  return { addMethod: gone('addMethod'), replaceMethods: gone('replaceMethods') }
}
