import { Example, Examples, Section } from './section.tsx'

const colours = [
  ['page', 'bg-page'],
  ['surface', 'bg-surface'],
  ['wash', 'bg-wash'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['hairline', 'bg-hairline'],
  ['control', 'bg-control'],
  ['primary', 'bg-primary'],
  ['accent', 'bg-accent'],
  ['sale', 'bg-sale'],
  ['good', 'bg-good'],
] as const

const sizes = [
  ['56', 'display text-56', 'A clock that ticks'],
  ['42', 'display text-42', 'A picture leaning'],
  ['32', 'display text-32', 'A framed photograph'],
  ['25', 'display text-25', 'A card someone sent'],
  ['20', 'display text-20', 'The room around them'],
  ['17', 'text-17', 'Text for reading: warm, quiet, well lit, unhurried, and exact like a good clock.'],
  ['15', 'text-15', 'The interface: menus, names, prices, labels. £1,234.50 and 0123456789.'],
  ['13', 'text-13 text-muted', 'Notes: artists, hints, breadcrumbs, what tax is in a price.'],
] as const

/** Class names are written out, because Tailwind generates styles only for names that appear in the sources. */
const spaces = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['3', 'w-3'],
  ['4', 'w-4'],
  ['6', 'w-6'],
  ['8', 'w-8'],
  ['10', 'w-10'],
  ['14', 'w-14'],
  ['16', 'w-16'],
  ['20', 'w-20'],
  ['28', 'w-28'],
] as const

export function Colours() {
  return (
    <Section id="colours" title="Colour" text="Each colour has one purpose. The contrast of text is at least 4.5 to 1.">
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {colours.map(([name, paint]) => (
          <li key={name} className="text-13">
            <span className={`mb-2 block h-16 rounded-frame border border-hairline ${paint}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Type() {
  return (
    <Section
      id="type"
      title="Type"
      text="Fraunces for headings and large prices, never below 20 px; Instrument Sans for all other text."
    >
      <dl className="grid gap-6">
        {sizes.map(([size, look, sample]) => (
          <div key={size} className="grid grid-cols-[3rem_1fr] items-baseline gap-4">
            <dt className="text-13 text-muted figures">{size}</dt>
            <dd className={look}>{sample}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

export function Space() {
  return (
    <Section
      id="space"
      title="Space and edges"
      text="Multiples of 4 px. Corners of 2 px; only chips are round. Hairlines instead of boxes; one shadow, for overlays."
    >
      <Examples>
        <Example name="Steps of 4 px">
          <ul className="grid gap-2">
            {spaces.map(([step, width]) => (
              <li key={step} className="flex items-center gap-4 text-13 figures">
                <span className="w-8 text-muted">{step}</span>
                <span className={`h-2 bg-accent ${width}`} />
              </li>
            ))}
          </ul>
        </Example>
        <Example name="Floating">
          <div className="rounded-frame bg-surface p-6 shadow-float">The one shadow</div>
        </Example>
        <Example name="Hairline">
          <hr className="border-hairline" />
        </Example>
      </Examples>
    </Section>
  )
}
