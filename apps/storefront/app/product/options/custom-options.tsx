import { problemKey } from '@mantel/client'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { Field, TextArea } from '@mantel/ui/form/field'
import { FieldError } from '@mantel/ui/form/field-frame'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import { Select } from '@mantel/ui/form/select'
import { useT } from '../../i18n/text-context.tsx'
import { type CustomOptionProps, useFieldTexts } from './custom-option-field.ts'
import { FileOption } from './file-option.tsx'
import { fieldErrorMessage } from './message-text.tsx'
import type { OptionFields } from './option-form.tsx'
import { useSurchargeText } from './option-price.ts'

/** The custom options of a product: texts, choices, dates and files. */
export function CustomOptions({ product, choices, change, problemOf, uploads, setUpload }: OptionFields) {
  const { custom = {} } = choices
  return product.customOptions.map((option) => (
    <CustomOption
      key={option.id}
      option={option}
      sku={product.sku}
      value={custom[option.id] ?? ''}
      onValue={(value) => change((before) => ({ custom: { ...before.custom, [option.id]: value } }))}
      error={fieldErrorMessage(problemOf(problemKey.custom(option.id)))}
      upload={uploads[option.id]}
      onUpload={(upload) => setUpload(option.id, upload)}
    />
  ))
}

function CustomOption(props: CustomOptionProps) {
  switch (props.option.type) {
    case 'drop_down':
    case 'select':
      return <SelectOption {...props} />
    case 'radio':
      return <RadioOption {...props} />
    case 'checkbox':
    case 'multiple':
      return <CheckboxOption {...props} />
    case 'file':
      return <FileOption {...props} />
    default:
      return <TextOption {...props} />
  }
}

function TextOption({ option, value, onValue, error }: CustomOptionProps) {
  const texts = useFieldTexts(option)
  const shared = {
    ...texts,
    error,
    name: `option-${option.id}`,
    value: String(value),
    maxLength: option.maxCharacters ?? undefined,
    'aria-required': option.required || undefined,
  }
  if (option.type === 'area') return <TextArea {...shared} rows={4} onChange={(event) => onValue(event.target.value)} />
  const type = option.type === 'date' ? 'date' : 'text'
  return <Field {...shared} type={type} onChange={(event) => onValue(event.target.value)} />
}

function SelectOption({ option, value, onValue, error }: CustomOptionProps) {
  const t = useT()
  const texts = useFieldTexts(option)
  const surcharge = useSurchargeText()
  return (
    <Select
      {...texts}
      error={error}
      name={`option-${option.id}`}
      value={String(value)}
      onChange={(event) => onValue(event.target.value)}
    >
      <option value="">{t(option.required ? 'type.choose' : 'type.none')}</option>
      {option.values.map(({ id, title, price }) => (
        <option key={id} value={id}>
          {[title, surcharge(price)].filter((text) => text !== '').join(' ')}
        </option>
      ))}
    </Select>
  )
}

function RadioOption({ option, value, onValue, error }: CustomOptionProps) {
  const t = useT()
  const { label, mark } = useFieldTexts(option)
  const surcharge = useSurchargeText()
  const none = option.required ? [] : [{ value: '', label: t('type.none') }]
  return (
    <div data-invalid={error ? '' : undefined}>
      <RadioGroup
        legend={mark ? `${label} (${mark})` : label}
        name={`option-${option.id}`}
        value={String(value)}
        onValue={onValue}
        error={error}
        options={[
          ...none,
          ...option.values.map(({ id, title, price }) => ({
            value: String(id),
            label: title,
            trailing: surcharge(price) || undefined,
          })),
        ]}
      />
    </div>
  )
}

function CheckboxOption({ option, value, onValue, error }: CustomOptionProps) {
  const { label, mark } = useFieldTexts(option)
  const surcharge = useSurchargeText()
  const chosen = typeof value === 'string' ? (value === '' ? [] : [value]) : value
  const id = `option-${option.id}`
  return (
    <fieldset className="ui-radios" data-invalid={error ? '' : undefined}>
      <legend className="ui-field-label">{mark ? `${label} (${mark})` : label}</legend>
      {option.values.map((one) => (
        <Checkbox
          key={one.id}
          name={id}
          label={one.title}
          note={surcharge(one.price) || undefined}
          checked={chosen.includes(String(one.id))}
          onChange={({ target }) => {
            const others = chosen.filter((text) => text !== String(one.id))
            onValue(target.checked ? [...others, String(one.id)] : others)
          }}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
