import type { AccountScreenProps } from '../account-screen.ts'
import { ActiveSessions } from './active-sessions.tsx'
import { CustomerData } from './customer-data.tsx'
import { PasswordForm } from './password-form.tsx'

/** Password, active sessions, data export and deletion. */
export function SecurityScreen({ engine, account, t, user, title }: AccountScreenProps) {
  return (
    <div className="grid max-w-measure gap-12">
      <h1 className="title-1">{title}</h1>
      <PasswordForm engine={engine} account={account} t={t} user={user} />
      <ActiveSessions account={account} t={t} />
      <CustomerData engine={engine} account={account} t={t} user={user} />
    </div>
  )
}
