import { Checkbox } from '@mantel/ui/form/checkbox'
import { Field } from '@mantel/ui/form/field'
import { useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'

type PasswordField = { name: string; label: string; autoComplete: string; hint?: string; error?: string | undefined }

/** One or two password fields and one checkbox that shows their content. */
export function PasswordFields({ t, fields }: { t: BuyingTranslator; fields: readonly PasswordField[] }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          type={isShown ? 'text' : 'password'}
          required
          maxLength={256}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ))}
      <Checkbox
        label={t('auth.password_show')}
        checked={isShown}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      />
    </>
  )
}
