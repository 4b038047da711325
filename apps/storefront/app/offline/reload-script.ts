/**
 * Reloads the requested page as soon as the shop responds. The script polls the shop: the browser may have a network
 * without reaching the shop, and the shop may return without any network event.
 */
export const reloadScript = [
  'let next',
  'const later=()=>{next=setTimeout(look,3000)}',
  'const look=()=>{clearTimeout(next);if(!navigator.onLine)return later();' +
    "fetch('/manifest.webmanifest',{method:'HEAD',cache:'no-store'})" +
    '.then(({status})=>status<500?location.reload():later(),later)}',
  "addEventListener('online',look)",
  'later()',
].join('\n')
