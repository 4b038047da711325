import { Button, buttonClass } from '@mantel/ui/action/button'
import { BottomBar } from '@mantel/ui/layout/bottom-bar'
import { Breadcrumb } from '@mantel/ui/layout/breadcrumb'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { LoadMore } from '@mantel/ui/layout/load-more'
import { Tabs } from '@mantel/ui/layout/tabs'
import { drawingNames } from '@mantel/ui/picture/drawing'
import { Price } from '@mantel/ui/text/price'
import { Example, Examples, Section } from './section.tsx'

const emptyTitles = {
  'stopped-clock': 'Something went wrong',
  'empty-frame': 'Nothing in the frame yet',
  'bare-shelf': 'We can’t find that page',
  'waiting-letter': 'You’re offline',
} as const

export function Layouts() {
  return (
    <Section id="layouts" title="Layout" text="Navigation, disclosures and empty states.">
      <Examples>
        <Example name="Breadcrumb">
          <Breadcrumb
            label="You are here"
            items={[
              { key: 'home', content: <a href="#layouts">Home</a> },
              { key: 'clocks', content: <a href="#layouts">Clocks</a> },
              { key: 'page', content: 'Hollin wall clock' },
            ]}
          />
        </Example>
        <Example name="Disclosures">
          <div>
            <Disclosure summary="Material" note="2 chosen" defaultOpen name="guide">
              Oak, walnut, brass
            </Disclosure>
            <Disclosure summary="Shape" name="guide">
              Round, square
            </Disclosure>
          </div>
        </Example>
        <Example name="Tabs">
          <Tabs
            label="About this clock"
            tabs={[
              { key: 'details', label: 'Details', content: <p>Oak, oiled by hand.</p> },
              { key: 'delivery', label: 'Delivery', content: <p>Two to four working days.</p> },
              { key: 'care', label: 'Care', content: <p>A dry cloth.</p> },
            ]}
          />
        </Example>
        <Example name="Bottom bar on phones">
          <BottomBar>
            <Price current="£48.00" />
            <Button className="flex-1">Add to cart</Button>
          </BottomBar>
        </Example>
        <Example name="Load more">
          <LoadMore shown={24} total={120} text="24 of 120">
            <a href="#layouts" className={buttonClass({ variant: 'quiet' })}>
              Show more
            </a>
          </LoadMore>
        </Example>
      </Examples>
      <div className="grid gap-6 md:grid-cols-2">
        {drawingNames.map((name) => (
          <EmptyState
            key={name}
            drawing={name}
            title={emptyTitles[name]}
            headingLevel={3}
            actions={
              <a href="#layouts" className={buttonClass({ variant: 'quiet' })}>
                See the best sellers
              </a>
            }
          >
            A sentence that says what to do about it.
          </EmptyState>
        ))}
      </div>
    </Section>
  )
}
