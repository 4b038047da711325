import type { AccountScreenProps } from '../account-screen.ts'
import { ActiveSessions } from './active-sessions.tsx'
import { CustomerData } from './customer-data.tsx'
import { EmailProof } from './email-proof.tsx'
import { LinkedLogins } from './linked-logins.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecurityEvents } from './security-events.tsx'

/** Proof of the e-mail address, password, active sessions, security events, data export and deletion. */
export function SecurityScreen({ engine, account, t, user, title }: AccountScreenProps) {
  return (
    <div className="grid max-w-measure gap-12">
      <div className="grid gap-8">
        <h1 className="title-1">{title}</h1>
        <EmailProof account={account} t={t} user={user} />
      </div>
      <PasswordForm engine={engine} account={account} t={t} user={user} />
      <LinkedLogins account={account} t={t} user={user} />
      <ActiveSessions account={account} t={t} />
      <SecurityEvents account={account} t={t} />
      <CustomerData engine={engine} account={account} t={t} user={user} />
    </div>
  )
}
