import { ProductGrid } from '../catalog/product-grid.tsx'
import { MerchantHtml } from '../shell/merchant-html.tsx'
import { BannerWidget } from './banner/banner-widget.tsx'
import { MailFormWidget } from './form/mail-form-widget.tsx'
import { NewsletterWidget } from './form/newsletter-widget.tsx'
import { SearchFormWidget } from './form/search-form-widget.tsx'
import type { LoadedContentPart } from './load-widgets.ts'
import { PictureWidget } from './picture/picture-widget.tsx'
import { VideoWidget } from './video/video-widget.tsx'

/** A merchant's text with its widgets, in the order of the text. */
export function MerchantContent({ parts, className }: { parts: readonly LoadedContentPart[]; className: string }) {
  return (
    <div className="grid gap-10">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
        <Part key={at} part={part} className={className} />
      ))}
    </div>
  )
}

function Part({ part, className }: { part: LoadedContentPart; className: string }) {
  if ('html' in part) return <MerchantHtml html={part.html} className={className} />
  if (part.type === 'products')
    return (
      <section data-widget="products" aria-label={part.title || undefined}>
        {part.title && <h2 className="title-3 mb-6">{part.title}</h2>}
        <ProductGrid cards={part.cards} />
      </section>
    )
  if (part.type === 'banner') return <BannerWidget {...part.settings} />
  if (part.type === 'picture') return <PictureWidget {...part.settings} />
  if (part.type === 'video') return <VideoWidget {...part.settings} />
  if (part.type === 'mail-form') return <MailFormWidget form={part.form} />
  if (part.type === 'newsletter') return <NewsletterWidget />
  return <SearchFormWidget {...part.settings} />
}
