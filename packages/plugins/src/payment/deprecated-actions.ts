type LogError = (message: string) => void

/**
 * Old extensions add payment methods at run time. Methods are plugins and store data now: the old calls change nothing and
 * say so.
 */
export function deprecatedPaymentActions(log: LogError) {
  const gone = (name: string) => () =>
    log(`payment/${name} is gone: methods stand in the store's settings and in packages/plugins.`)
  return { addMethod: gone('addMethod'), replaceMethods: gone('replaceMethods') }
}
