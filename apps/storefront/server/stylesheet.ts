import { createHash } from 'node:crypto'
import { Html } from './html.ts'

/** An inline stylesheet and the only words of a content security policy that let it in. */
export type Stylesheet = { element: Html; source: string }

export function stylesheet(css: string): Stylesheet {
  return {
    element: new Html(`<style>${css}</style>`),
    source: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  }
}

/** Pictures of the shop, one stylesheet, nothing else: no script, no form, no frame. */
export function contentSecurityPolicy(styles: Stylesheet): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${styles.source}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
