import { minifySync } from 'vite'

/**
 * Gives `startAfterPaint` a shorter source text in the server's bundle. Every page contains it, and its own names and line breaks
 * would be more than half of it.
 */
export const minifyStartPlugin = {
  name: 'minify-start',
  enforce: 'post' as const,
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
  transform(code: string, id: string) {
    if (!id.endsWith('/start-after-paint.ts')) return null
    const start = minifySync(id, code)
      .code.replace(/^export /, '')
      .replace(/;?\s*$/, '')
    return { code: `${code}\nstartAfterPaint.toString = () => ${JSON.stringify(start)}\n`, map: null }
  },
}
