import { Checkbox } from '@mantel/ui/form/checkbox'
import { Field } from '@mantel/ui/form/field'
import { useState } from 'react'
import type { AuthTexts } from './auth-panel.tsx'

type PasswordField = { name: string; label: string; autoComplete: string; hint?: string; error?: string }

/** One or two passwords, and one switch that shows them. */
export function PasswordFields({ t, fields }: { t: AuthTexts; fields: readonly PasswordField[] }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      {fields.map(({ error, ...field }) => (
        <Field
          key={field.name}
          {...field}
          {...(error !== undefined && { error })}
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
