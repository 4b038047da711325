import { images } from '@mantel/domain/constants'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import { type MouseEvent, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'

/** Features of window.open(). Pixels. */
const { width, height } = images.socialSharePopup
const popupFeatures = `popup,width=${width},height=${height},noopener,noreferrer`

/** Plain links. The page loads nothing from the networks, so that they learn only of visitors who follow a link. */
function networkLinks(url: string, name: string) {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(name)]
  return [
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { network: 'X', href: `https://x.com/intent/post?url=${address}&text=${text}` },
    { network: 'Pinterest', href: `https://www.pinterest.com/pin/create/button/?url=${address}&description=${text}` },
    { network: 'WhatsApp', href: `https://wa.me/?text=${text}%20${address}` },
  ]
}

export function Share({ url, name }: { url: string; name: string }) {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    window.open(event.currentTarget.href, '_blank', popupFeatures)
  }
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const linkClass = buttonClass({ variant: 'quiet', size: 'small' })
  return (
    <Disclosure summary={t('share.named', { name })}>
      <ul className="flex flex-wrap gap-2">
        {networkLinks(url, name).map(({ network, href }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={open}
              className={linkClass}
              aria-label={t('share.on', { network })}
            >
              {network}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`} className={linkClass}>
            {t('share.email')}
          </a>
        </li>
        <li className="[@media(scripting:none)]:hidden">
          <Button variant="quiet" size="small" onClick={copy}>
            <span aria-live="polite">{t(isCopied ? 'share.copied' : 'share.copy')}</span>
          </Button>
        </li>
      </ul>
    </Disclosure>
  )
}
