import type { Widget } from '@mantel/plugins/widget/view'
import { buttonClass } from '@mantel/ui/action/button'
import { Picture } from '@mantel/ui/picture/picture'
import { StoreLink } from '../../store/store-link.tsx'

type Settings = Extract<Widget, { type: 'banner' }>['settings']

export function BannerWidget({ title, text, link, label, image }: Settings) {
  return (
    <section data-widget="banner" className="grid gap-6 bg-wash p-6 md:grid-cols-2 md:items-center md:p-10">
      <div>
        <h2 className="title-3">{title}</h2>
        {text && <p className="mt-3">{text}</p>}
        <p className="mt-5">
          <StoreLink to={link} className={buttonClass()}>
            {label}
          </StoreLink>
        </p>
      </div>
      {image && <Picture image={image} alt="" width={480} shape="3/2" widths={[320, 480, 640, 960]} sizes="auto" />}
    </section>
  )
}
