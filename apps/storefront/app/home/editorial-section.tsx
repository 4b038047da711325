import { Picture } from '@mantel/ui/picture/picture'
import { MerchantHtml } from '../shell/merchant-html.tsx'
import type { Editorial } from './editorial.ts'

/** A picture beside a short text that links to a post. */
export function EditorialSection({ editorial: { title, html, picture } }: { editorial: Editorial }) {
  return (
    <section className="bg-wash" aria-labelledby="editorial">
      <div className="room section grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        {picture && (
          <Picture
            image={picture}
            alt=""
            width={640}
            shape="4/3"
            widths={[400, 640, 960, 1280]}
            sizes="(width >= 85rem) 628px, (width >= 64rem) 45vw, 92vw"
          />
        )}
        <div>
          <h2 id="editorial" className="title-2">
            {title}
          </h2>
          <MerchantHtml html={html} className="ui-prose mt-5" />
        </div>
      </div>
    </section>
  )
}
