import type { ContentDocument } from '@mantel/contract'

/** A short text beside a picture. html is the merchant's; its last paragraph links to a post. */
export type Editorial = { title: string; html: string; picture: string | null }

export function readEditorial({ title, content, image }: ContentDocument): Editorial | null {
  if (typeof title !== 'string' || typeof content !== 'string') return null
  return { title, html: content, picture: typeof image === 'string' && image ? image : null }
}
