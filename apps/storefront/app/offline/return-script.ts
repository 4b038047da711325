/**
 * Leaves the offline page for the one that was wanted as soon as the shop answers. That the browser has some network does
 * not mean that the shop can be reached, and a shop that could not be reached may be there again without the network having changed.
 */
export const returnScript = [
  'let next',
  'const later=()=>{next=setTimeout(look,3000)}',
  'const look=()=>{clearTimeout(next);if(!navigator.onLine)return later();' +
    "fetch('/manifest.webmanifest',{method:'HEAD',cache:'no-store'})" +
    '.then(({status})=>status<500?location.reload():later(),later)}',
  "addEventListener('online',look)",
  'later()',
].join('\n')
