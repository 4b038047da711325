type LogError = (message: string) => void

/**
 * Old extensions add methods at run time. Methods of payment and shipping are plugins and store data now: the old actions
 * change nothing and say so.
 */
export function deprecatedMethodActions(log: LogError) {
  const gone = (name: string) => () =>
    log(`${name} is gone: methods stand in the store's settings and in packages/plugins.`)
  return {
    payment: { addMethod: gone('payment/addMethod'), replaceMethods: gone('payment/replaceMethods') },
    shipping: { addMethod: gone('shipping/addMethod'), replaceMethods: gone('shipping/replaceMethods') },
  }
}
