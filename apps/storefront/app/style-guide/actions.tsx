import { Button, buttonClass } from '@mantel/ui/action/button'
import { Chip, ChipRemoveMark, chipClass } from '@mantel/ui/action/chip'
import { IconButton } from '@mantel/ui/action/icon-button'
import { Icon, iconNames } from '@mantel/ui/picture/icon'
import { useState } from 'react'
import { Example, Examples, Section } from './section.tsx'

export function Actions() {
  const [busy, setBusy] = useState(true)
  const [kept, setKept] = useState(true)
  return (
    <Section
      id="actions"
      title="Actions"
      text="One primary button on a screen. Busy buttons keep their width and focus."
    >
      <Examples>
        <Example name="Primary">
          <div className="flex flex-wrap gap-3">
            <Button>Add to cart</Button>
            <Button disabled>Sold out</Button>
          </div>
        </Example>
        <Example name="Quiet">
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet">
              <Icon name="heart" />
              Add to wishlist
            </Button>
            <a href="#actions" className={buttonClass({ variant: 'quiet' })}>
              Visit the showroom
            </a>
          </div>
        </Example>
        <Example name="Link, small">
          <div className="flex flex-wrap items-center gap-6">
            <Button variant="link">See all clocks</Button>
            <Button variant="quiet" size="small">
              Small
            </Button>
          </div>
        </Example>
        <Example name="Busy">
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => setBusy(true)}>
              Add to cart
            </Button>
            <Button variant="quiet" busy={busy}>
              Load more
            </Button>
            <Button variant="link" onClick={() => setBusy(!busy)}>
              Switch
            </Button>
          </div>
        </Example>
        <Example name="Icon buttons">
          <div className="flex gap-1">
            <IconButton icon="search" label="Search" />
            <IconButton
              icon={kept ? 'check' : 'heart'}
              label="Add to wishlist"
              aria-pressed={kept}
              onClick={() => setKept(!kept)}
            />
            <IconButton icon="bag" label="Cart, 3 items" count={3} />
            <IconButton icon="arrow-left" label="Back" disabled />
          </div>
        </Example>
        <Example name="Chips">
          <div className="flex flex-wrap gap-2">
            <Chip>Round</Chip>
            <Chip selected>Oak</Chip>
            <a href="#actions" className={chipClass()}>
              Under £50
              <ChipRemoveMark />
            </a>
          </div>
        </Example>
      </Examples>
      <Example name="Icons">
        <ul className="grid grid-cols-4 gap-4 sm:grid-cols-6 lg:grid-cols-10">
          {iconNames.map((name) => (
            <li key={name} className="grid justify-items-center gap-2 text-center text-13 text-muted">
              <Icon name={name} size={24} className="text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Example>
    </Section>
  )
}
