import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Field, TextArea } from './field.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { SwatchGroup } from './swatch-group.tsx'

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1]

it.each([
  ['input', <Field key="f" label="Postcode" hint="Of your home" error="Too short" />],
  ['textarea', <TextArea key="t" label="Postcode" hint="Of your home" error="Too short" />],
  [
    'select',
    <Select key="s" label="Postcode" hint="Of your home" error="Too short">
      <option>1</option>
    </Select>,
  ],
  ['input', <Checkbox key="c" label="Postcode" hint="Of your home" error="Too short" />],
])('%s: connects label, hint and error with the control', (tag, field) => {
  const html = renderToStaticMarkup(field)
  const id = attribute(html, tag, 'id')!
  expect(attribute(html, 'label', 'for')).toBe(id)
  expect(attribute(html, tag, 'aria-invalid')).toBe('true')
  const describedBy = attribute(html, tag, 'aria-describedby')!.split(' ')
  expect(describedBy).toHaveLength(2)
  for (const [index, text] of ['Of your home', 'Too short'].entries())
    expect(html).toMatch(new RegExp(`id="${describedBy[index]}"[^>]*>.*${text}`))
})

it('marks a field without error as valid', () => {
  const html = renderToStaticMarkup(<Field label="Name" id="name" mark="optional" />)
  expect(html).not.toMatch(/aria-invalid|aria-describedby/)
  expect(html).toContain('(optional)')
  expect(attribute(html, 'input', 'id')).toBe('name')
})

it('keeps a hidden label for screen readers', () => {
  expect(renderToStaticMarkup(<Field label="Search" hideLabel />)).toMatch(/<label[^>]*class="ui-hidden"[^>]*>Search/)
})

const sizes = [
  { value: 'a4', label: 'A4' },
  { value: 'a1', label: 'A1', unavailable: 'sold out' },
  { value: 'a0', label: 'A0', disabled: true },
]

it('renders a choice as radio buttons under a legend', () => {
  const html = renderToStaticMarkup(<RadioGroup legend="Size" name="size" options={sizes} defaultValue="a4" />)
  expect(html).toMatch(/^<fieldset[^>]*><legend[^>]*>Size/)
  expect(html.match(/type="radio"/g)).toHaveLength(3)
  expect(html).toMatch(/value="a4"[^>]*checked|checked[^>]*value="a4"/)
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

it('explains unavailable options in words and keeps them selectable', () => {
  const tiles = renderToStaticMarkup(<RadioGroup legend="Size" name="size" layout="tiles" options={sizes} value="a4" />)
  expect(tiles).toContain('sold out')
  expect(tiles.match(/disabled=""/g)).toHaveLength(1)
  const swatches = renderToStaticMarkup(
    <SwatchGroup
      legend="Finish"
      name="finish"
      value="oak"
      options={[
        { value: 'oak', label: 'Oak', tone: 'oak' },
        { value: 'jade', label: 'Jade', tone: null, unavailable: 'not available in A2' },
      ]}
    />,
  )
  expect(swatches).toContain('Jade')
  expect(swatches).toContain('not available in A2')
  expect(swatches).not.toContain('disabled')
  expect(swatches).toContain('tone-oak')
})

it('connects the error with the quantity', () => {
  const html = renderToStaticMarkup(
    <QuantityStepper label="Quantity" fewerLabel="Fewer" moreLabel="More" error="Too many" />,
  )
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
  expect(html).toContain(`<p id="${attribute(html, 'input', 'aria-describedby')}" role="alert"`)
})

it('renders the limits of the quantity and names its buttons', () => {
  const html = renderToStaticMarkup(
    <QuantityStepper
      label="Quantity"
      fewerLabel="Decrease quantity"
      moreLabel="Increase quantity"
      defaultValue={2}
      max={2}
    />,
  )
  expect(attribute(html, 'input', 'min')).toBe('1')
  expect(attribute(html, 'input', 'max')).toBe('2')
  expect(attribute(html, 'input', 'value')).toBe('2')
  expect(html).toMatch(/aria-label="Increase quantity"[^>]*aria-disabled="true"/)
  expect(html).not.toMatch(/aria-label="Decrease quantity"[^>]*aria-disabled/)
})
