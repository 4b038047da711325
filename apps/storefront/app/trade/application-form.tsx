import { type Account, toSentAddress } from '@mantel/client'
import { type AddressDetails, emptyAddress, savedAddressProblems } from '@mantel/domain/checkout'
import { companyProblems, registrationProblems } from '@mantel/domain/customer'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { Field } from '@mantel/ui/form/field'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormFrame } from '../account/form-frame.tsx'
import { PasswordFields } from '../account/password-fields.tsx'
import { createFieldErrorProps, readText } from '../account/read-form.ts'
import { useAuthForm } from '../account/use-auth-form.ts'
import { AddressFields } from '../checkout/address-fields.tsx'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useStore } from '../store/store-context.tsx'

/** Registers the company, signs in and shows what happens next. */
export function ApplicationForm({ t, account }: { t: BuyingTranslator; account: Account }) {
  const { shipping, tax } = useStore().view
  const navigate = useNavigate()
  const [address, setAddress] = useState(() => emptyAddress(tax.defaultCountry))
  const countries = [...new Set(shipping.methods.flatMap((method) => method.countries))]
  const form = useAuthForm({
    t,
    onDone: () => void navigate('/approval'),
    fieldOfError: {
      password_weak: 'password',
      password_guessable: 'password',
      email_taken: 'email',
      vat_id_invalid: 'vatId',
      vat_id_unknown: 'vatId',
    },
    read(data) {
      const { firstName, lastName, country } = address
      const company = readText(data, 'company')
      const vatId = readText(data, 'vatId')
      const password = readText(data, 'password')
      const input = { email: readText(data, 'email'), firstName, lastName, password }
      const login = {
        ...input,
        repeatedPassword: readText(data, 'repeatedPassword'),
        acceptsTerms: data.has('acceptsTerms'),
      }
      const problems = {
        ...companyProblems({ company, vatId, country }),
        ...withoutVatId(savedAddressProblems({ ...address, vatId })),
        ...withoutNames(registrationProblems(login)),
      }
      const entry = { ...address, company, vatId, isDefaultShipping: true, isDefaultBilling: true }
      return { problems, send: (session) => session.register({ ...input, address: toSentAddress(entry) }) }
    },
  })
  const error = createFieldErrorProps(t, form)
  const newPassword = { autoComplete: 'new-password' }
  return (
    <FormFrame form={form} action={t('trade.send')}>
      <Group title={t('trade.company')}>
        <Field
          label={t('checkout.company')}
          {...error('company')}
          name="company"
          autoComplete="organization"
          maxLength={255}
          required
        />
        <Field
          label={t('trade.vat_id')}
          hint={t('trade.vat_id_hint', { example: vatExample(address.country) })}
          {...error('vatId')}
          name="vatId"
          maxLength={32}
          autoCapitalize="characters"
          required
        />
      </Group>
      <Group title={t('trade.address')}>
        <AddressFields
          ordering={{ t, account }}
          part="shipping"
          address={address}
          onChange={(part) => setAddress((latest) => ({ ...latest, ...part }))}
          countries={countries}
          error={(_part, field) => error(field as keyof AddressDetails).error}
          touch={() => {}}
        />
      </Group>
      <Group title={t('trade.login')}>
        <Field
          label={t('auth.email')}
          {...error('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <PasswordFields
          t={t}
          fields={[
            {
              ...newPassword,
              name: 'password',
              label: t('auth.password'),
              hint: t('auth.password_hint'),
              ...error('password'),
            },
            {
              ...newPassword,
              name: 'repeatedPassword',
              label: t('auth.password_repeat'),
              ...error('repeatedPassword'),
            },
          ]}
        />
        <Checkbox label={t('auth.terms')} {...error('acceptsTerms')} name="acceptsTerms" required />
      </Group>
    </FormFrame>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 pb-4">
      <legend className="title-3 mb-5">{title}</legend>
      {children}
    </fieldset>
  )
}

/** The company's own rule for VAT numbers applies: it is stricter than the rule of the address. */
function withoutVatId({ vatId: _, ...problems }: ReturnType<typeof savedAddressProblems>) {
  return problems
}

/** The address has the name fields of the contact, so the registration must not report them again. */
function withoutNames({ firstName: _, lastName: __, ...problems }: ReturnType<typeof registrationProblems>) {
  return problems
}

const examples: Readonly<Record<string, string>> = {
  GB: 'GB123456789',
  SI: 'SI12345678',
  DE: 'DE123456789',
  IT: 'IT12345678901',
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  ES: 'ESB12345678',
  FR: 'FR12345678901',
  HR: 'HR12345678901',
  HU: 'HU12345678',
  IE: 'IE1234567A',
  NL: 'NL123456789B01',
  PL: 'PL1234567890',
}
const vatExample = (country: string): string => examples[country] ?? `${country}123456789`
