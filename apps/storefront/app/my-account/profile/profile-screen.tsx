import { profileDetails } from '@mantel/client'
import type { AccountScreenProps } from '../account-screen.ts'
import { UnsentChangesNote } from '../unsent-changes-note.tsx'
import { EmailForm } from './email-form.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Name, company and e-mail address. */
export function ProfileScreen({ engine, account, t, user, title }: AccountScreenProps) {
  return (
    <div className="grid max-w-measure gap-12">
      <div className="grid gap-8">
        <h1 className="title-1">{title}</h1>
        <UnsentChangesNote t={t} account={account} />
        <ProfileForm engine={engine} account={account} t={t} saved={profileDetails(user)} />
      </div>
      <EmailForm engine={engine} account={account} t={t} user={user} />
    </div>
  )
}
