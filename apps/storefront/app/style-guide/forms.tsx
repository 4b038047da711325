import { Checkbox } from '@mantel/ui/form/checkbox'
import { Field, TextArea } from '@mantel/ui/form/field'
import { QuantityStepper } from '@mantel/ui/form/quantity-stepper'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import { Select } from '@mantel/ui/form/select'
import { SwatchGroup } from '@mantel/ui/form/swatch-group'
import { toneOf } from '@mantel/ui/style/tones'
import { useState } from 'react'
import { Example, Examples, Section } from './section.tsx'

const finishes = ['Oak', 'Walnut', 'Brass', 'Forest green', 'Black', 'White'].map((label, at) => ({
  value: label,
  label,
  tone: toneOf(label),
  unavailable: at === 3 ? 'not available in this size' : undefined,
}))

export function Forms() {
  const [finish, setFinish] = useState('Walnut')
  return (
    <Section
      id="forms"
      title="Forms"
      text="48 px fields, labels above, errors below that say how to correct the value."
    >
      <Examples>
        <Field label="Full name" autoComplete="off" defaultValue="Ada Lovell" />
        <Field label="E-mail" type="email" hint="For the confirmation, nothing else." placeholder="you@example.com" />
        <Field
          label="Postcode"
          defaultValue="S"
          error="Please enter at least 3 letters or digits."
          autoComplete="off"
        />
        <Field label="Company" mark="optional" />
        <Field label="Country" disabled defaultValue="United Kingdom" />
        <Select label="Sort by" defaultValue="best">
          <option value="best">Best sellers</option>
          <option value="latest">Latest</option>
          <option value="low">Price, low to high</option>
        </Select>
        <TextArea label="Message on the card" hint="Up to 200 letters." rows={3} />
        <Example name="Checkboxes">
          <div>
            <Checkbox label="Oak" note="12" defaultChecked />
            <Checkbox label="Walnut" note="7" />
            <Checkbox label="Cork" note="0" disabled />
            <Checkbox label="I accept the terms and conditions" error="Please accept the terms to go on." />
          </div>
        </Example>
        <RadioGroup
          legend="Delivery"
          name="guide-delivery"
          defaultValue="courier"
          options={[
            { value: 'courier', label: 'Courier', note: 'Two to four working days', trailing: '£5.00' },
            { value: 'showroom', label: 'Collect from the showroom', note: 'From tomorrow', trailing: 'Free' },
            { value: 'express', label: 'Express', note: 'Not to this address', trailing: '£12.00', disabled: true },
          ]}
        />
        <SwatchGroup
          legend={
            <>
              Finish: <span className="font-normal">{finish}</span>
            </>
          }
          name="guide-finish"
          options={finishes}
          value={finish}
          onValue={setFinish}
        />
        <RadioGroup
          legend="Size"
          name="guide-size"
          layout="tiles"
          defaultValue="a3"
          options={[
            { value: 'a4', label: 'A4', note: '21 × 30 cm' },
            { value: 'a3', label: 'A3', note: '30 × 42 cm' },
            { value: 'a2', label: 'A2', note: '42 × 59 cm' },
            { value: 'a1', label: 'A1', note: '59 × 84 cm', unavailable: 'sold out' },
          ]}
        />
        <Example name="Quantity">
          <div className="flex gap-6">
            <QuantityStepper label="Quantity" fewerLabel="Decrease quantity" moreLabel="Increase quantity" max={9} />
            <QuantityStepper
              label="At most 2"
              fewerLabel="Decrease quantity"
              moreLabel="Increase quantity"
              defaultValue={2}
              max={2}
            />
          </div>
        </Example>
      </Examples>
    </Section>
  )
}
