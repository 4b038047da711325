import { Field } from '@mantel/ui/form/field'
import type { RefObject } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'

type FieldError = { error?: string | undefined }

/** The first field of a form in the panel; it receives the focus. autoComplete: 'username' for an existing account. */
export function EmailField({
  t,
  firstField,
  autoComplete,
  ...error
}: {
  t: BuyingTranslator
  firstField: RefObject<HTMLInputElement | null>
  autoComplete: 'email' | 'username'
} & FieldError) {
  return (
    <Field
      label={t('auth.email')}
      {...error}
      name="email"
      ref={firstField}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      required
      autoFocus
    />
  )
}

/** The fields for first and last name. `saved` holds the current names, for a form that changes them. */
export function NameFields({
  t,
  error,
  saved,
}: {
  t: BuyingTranslator
  error(field: 'firstName' | 'lastName'): FieldError
  saved?: { firstName: string; lastName: string }
}) {
  const common = { maxLength: 255, required: true }
  return (
    <>
      <Field
        {...common}
        label={t('auth.first_name')}
        {...error('firstName')}
        name="firstName"
        autoComplete="given-name"
        defaultValue={saved?.firstName}
      />
      <Field
        {...common}
        label={t('auth.last_name')}
        {...error('lastName')}
        name="lastName"
        autoComplete="family-name"
        defaultValue={saved?.lastName}
      />
    </>
  )
}
