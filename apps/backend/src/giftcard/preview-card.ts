import { noPictureValue, pictureUrl } from '@mantel/domain/picture'
import type { StoreView, Website } from '@mantel/domain/store'
import { html } from '../mail/index.ts'
import { describeCard } from './describe-card.ts'

export type CardPreview = { sender: string; recipient: string; email: string; message: string; image: string }

/** Width of the picture. Pixels. */
const pictureWidth = 600

/** The card as its recipient will see it, as HTML without styles: the page that shows it has its own. Every entry is escaped. */
export function previewCard(
  { email, image, ...entries }: CardPreview,
  shop: { view: StoreView; website: Website },
): string {
  const { subject, heading, greeting, lead, from, note } = describeCard(
    { ...entries, amount: null, expiresAt: null },
    shop,
  )
  // Only pictures of the shop: another server must not see who looks at the preview.
  const isOwn = /^\/?[\w./-]+$/.test(image) && !image.startsWith('//') && image !== noPictureValue
  const source = pictureUrl(image, { width: pictureWidth, height: 0 })
  return html`${isOwn && html`<p><img src="${source}" alt=""></p>`}<p><small>${email}</small><br><strong>${subject}</strong></p>
<h3>${heading}</h3><p>${greeting}</p><p>${lead}</p>${note !== '' && html`<blockquote>${html`${note}`}<br><small>${from}</small></blockquote>`}`
    .html
}
