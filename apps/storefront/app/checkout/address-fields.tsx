import { type AddressDetails, isHouseFirst } from '@mantel/domain/checkout'
import { Field } from '@mantel/ui/form/field'
import { Select } from '@mantel/ui/form/select'
import { useStore } from '../store/store-context.tsx'
import { fieldId, type StepProps } from './checkout-parts.ts'
import { PostcodeLookup } from './postcode-lookup.tsx'

type Props = Omit<StepProps, 'ordering'> & {
  ordering: Pick<StepProps['ordering'], 't' | 'account'>
  part: 'shipping' | 'payment'
  address: AddressDetails
  onChange(part: Partial<AddressDetails>): void
  countries: readonly string[]
}

/** The fields of an address. Their autocomplete tokens are the standard ones, so browsers can fill them in. */
export function AddressFields({ ordering, error, touch, part, address, onChange, countries }: Props) {
  const { t, account } = ordering
  const { defaultLocale } = useStore().view.i18n
  const countryNames = new Intl.DisplayNames(defaultLocale, { type: 'region' })
  const section = part === 'shipping' ? 'shipping' : 'billing'
  const bind = (field: keyof AddressDetails, autoComplete: string) => {
    return {
      id: fieldId(part, field),
      name: `${part}-${field}`,
      autoComplete: `${section} ${autoComplete}`,
      value: String(address[field]),
      onBlur: () => touch(part, field),
      maxLength: 255,
      error: error(part, field),
    }
  }
  const text = (field: keyof AddressDetails, autoComplete: string) => ({
    ...bind(field, autoComplete),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [field]: currentTarget.value }),
  })
  const { maxLength: _, ...country } = bind('country', 'country')
  const street = (
    <Field
      key="street"
      className="sm:col-span-4"
      label={t('checkout.street')}
      required
      {...text('streetAddress', 'address-line1')}
    />
  )
  const house = (
    <Field
      key="house"
      className="sm:col-span-2"
      label={t('checkout.house')}
      required
      {...text('apartmentNumber', 'address-line2')}
    />
  )
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-6">
      <Field className="sm:col-span-3" label={t('auth.first_name')} required {...text('firstName', 'given-name')} />
      <Field className="sm:col-span-3" label={t('auth.last_name')} required {...text('lastName', 'family-name')} />
      <Select
        className="sm:col-span-6"
        label={t('checkout.country')}
        required
        {...country}
        onChange={({ currentTarget }) => onChange({ country: currentTarget.value })}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryNames.of(code) ?? code}
          </option>
        ))}
      </Select>
      <PostcodeLookup
        t={t}
        caller={account.tasks.silentCaller}
        postcode={address.zipCode}
        country={address.country}
        onFound={onChange}
        field={
          <Field
            className="min-w-0 flex-1"
            label={t('checkout.zip_code')}
            required
            autoCapitalize="characters"
            {...text('zipCode', 'postal-code')}
          />
        }
      />
      {isHouseFirst(address.country) ? [house, street] : [street, house]}
      <Field className="sm:col-span-3" label={t('checkout.city')} required {...text('city', 'address-level2')} />
      <Field
        className="sm:col-span-3"
        label={t('checkout.state')}
        mark={t('form.optional')}
        {...text('state', 'address-level1')}
      />
      <Field
        className="sm:col-span-3"
        label={t('checkout.phone')}
        mark={t('form.optional')}
        hint={t('checkout.phone_hint')}
        type="tel"
        inputMode="tel"
        {...text('phoneNumber', 'tel')}
      />
    </div>
  )
}
