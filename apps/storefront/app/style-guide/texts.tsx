import { Badge } from '@mantel/ui/text/badge'
import { DefinitionList } from '@mantel/ui/text/definition-list'
import { Price } from '@mantel/ui/text/price'
import { Prose } from '@mantel/ui/text/prose'
import { Rating } from '@mantel/ui/text/rating'
import { Wordmark } from '@mantel/ui/text/wordmark'
import { Example, Examples, Section } from './section.tsx'

const article = `<p>A clock over the fireplace wants air around it. Leave a hand’s width on each side, and hang it so that its centre is where your eyes are.</p>
<h2>Before you drill</h2>
<p>Hold a <strong>paper disc</strong> of the same size to the wall for a day. <em>Morning light</em> tells you more than a tape measure, and <a href="#texts">our guide to sizes</a> does the rest.</p>
<blockquote>The things we keep on a mantelpiece are the ones we look at twice.</blockquote>
<ul><li>One nail for a clock under two kilograms.</li><li>Two for a frame wider than sixty centimetres.</li></ul>
<table><thead><tr><th>Wall</th><th>Fixing</th></tr></thead><tbody><tr><td>Brick</td><td>6 mm plug</td></tr><tr><td>Plasterboard</td><td>Hollow-wall anchor</td></tr></tbody></table>`

export function Texts() {
  return (
    <Section
      id="texts"
      title="Text and prices"
      text="Prices, labels, definition lists and articles. Figures in columns have the same width."
    >
      <Examples>
        <Example name="Wordmark">
          <div className="flex flex-wrap items-baseline gap-8">
            <Wordmark name="Mantel" />
            <Wordmark name="Mantel" suffix="Trade" />
          </div>
        </Example>
        <Example name="Price">
          <div className="grid gap-2">
            <Price current="£48.00" />
            <Price current="£36.00" currentLabel="Now" before="£48.00" beforeLabel="Before" />
            <Price prefix="From" current="£12.00" />
            <Price current="£40.00" note="excl. VAT, £48.00 incl. VAT" />
            <Price
              size="large"
              current="£1,236.00"
              before="£1,480.00"
              currentLabel="Now"
              beforeLabel="Before"
              note="incl. VAT"
            />
          </div>
        </Example>
        <Example name="Labels, rating">
          <div className="grid justify-items-start gap-3">
            <div className="flex gap-2 bg-wash p-4">
              <Badge>New</Badge>
              <Badge tone="sale">Save 25 %</Badge>
              <Badge tone="good">In stock</Badge>
              <Badge tone="accent">Last few</Badge>
            </div>
            <Rating value={4.4} label="4.4 out of 5, 12 reviews" />
          </div>
        </Example>
      </Examples>
      <div className="grid gap-12 lg:grid-cols-2">
        <Example name="Article">
          <Prose html={article} lead />
        </Example>
        <Example name="Definition list">
          <DefinitionList
            entries={[
              { key: 'diameter', name: 'Diameter', value: '30 cm' },
              { key: 'case', name: 'Case', value: 'Solid oak, oiled' },
              { key: 'movement', name: 'Movement', value: 'Silent sweep quartz, one AA cell' },
              { key: 'weight', name: 'Weight', value: '820 g' },
            ]}
          />
        </Example>
      </div>
    </Section>
  )
}
