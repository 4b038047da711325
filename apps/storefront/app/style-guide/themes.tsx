import { Button } from '@mantel/ui/action/button'
import { Chip } from '@mantel/ui/action/chip'
import { Field } from '@mantel/ui/form/field'
import { Price } from '@mantel/ui/text/price'
import { Wordmark } from '@mantel/ui/text/wordmark'
import { Section } from './section.tsx'

const frames = (['consumer', 'trade'] as const).flatMap((theme) =>
  (['light', 'dark'] as const).map((scheme) => ({ theme, scheme })),
)

/** Both websites' themes in light and dark mode side by side. */
export function Themes() {
  return (
    <Section
      id="themes"
      title="Themes"
      text="The themes of the consumer and the trade website, each in light and dark mode."
    >
      <div className="grid gap-4 md:grid-cols-2">
        {frames.map(({ theme, scheme }) => (
          <div
            key={theme + scheme}
            data-theme={theme}
            className={`${scheme} grid gap-5 rounded-frame border border-hairline bg-page p-6 text-ink md:p-8`}
          >
            <Wordmark name="Mantel" suffix={theme === 'trade' ? 'Trade' : undefined} />
            <p className="display text-25">A clock that ticks, a picture leaning</p>
            <p className="text-muted">
              {theme}, {scheme}.{' '}
              <a href="#themes" className="text-accent underline">
                See the best sellers
              </a>
            </p>
            <Price current="£36.00" before="£48.00" currentLabel="Now" beforeLabel="Before" note="incl. VAT" />
            <Field label="E-mail" type="email" hint="For the confirmation, nothing else." />
            <div className="flex flex-wrap items-center gap-3">
              <Button>Add to cart</Button>
              <Button variant="quiet">Keep</Button>
              <Chip selected>Oak</Chip>
            </div>
            <p className="text-15 text-good">In stock, with you in two to four working days.</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
