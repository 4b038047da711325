import { type Company, type CompanyMember, inviteMember, removeMember, updateCompany } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { RemoveQuestion } from '../../cart/remove-question.tsx'
import { useOnline } from '../../store/use-online.ts'
import type { AccountScreenProps } from '../account-screen.ts'
import type { CompanyChange } from './company-screen.tsx'

type Props = Pick<AccountScreenProps, 'account' | 't'> & { company: Company; change: CompanyChange }

/** The people of the company, with the changes that an admin can make. */
export function CompanyMembers({ account, t, company, change }: Props) {
  const isOnline = useOnline()
  const [busyId, setBusyId] = useState<number | null>(null)
  /** The member who is about to be removed. */
  const [askedId, setAskedId] = useState<number | null>(null)
  const isBlocked = !isOnline || busyId !== null

  async function run(member: CompanyMember, ...changing: Parameters<CompanyChange>) {
    setAskedId(null)
    setBusyId(member.id)
    await change(...changing)
    setBusyId(null)
  }

  return (
    <section className="grid gap-4">
      <h2 className="title-3">{t('company.members')}</h2>
      <ul className="border-hairline border-b">
        {company.members.map((member) => {
          const name = `${member.firstname} ${member.lastname}`
          const other = member.role === 'admin' ? 'member' : 'admin'
          const roles = [{ member_id: member.id, role: other } as const]
          const { email, firstname, lastname, role } = member
          return (
            <li key={member.id} className="grid gap-3 border-hairline border-t py-5" data-member={email}>
              <div className="grid gap-1">
                <p className="font-medium wrap-anywhere">
                  {name}
                  {member.is_self && <span className="text-muted"> ({t('company.you')})</span>}
                </p>
                <p className="text-15 text-muted wrap-anywhere">
                  {email} · {t(`company.role_${role}`)}
                  {member.state === 'invited' && ` · ${t('company.invited')}`}
                </p>
              </div>
              {!member.is_self && askedId !== member.id && (
                <div className="flex flex-wrap gap-x-5 gap-y-2">
                  {member.state === 'invited' && (
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t('company.invite_again_named', { name })}
                      disabled={isBlocked}
                      onClick={() =>
                        run(
                          member,
                          inviteMember(account, { email, firstname, lastname, role }),
                          t('company.sent', { email }),
                        )
                      }
                    >
                      {t('company.invite_again')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t(`company.make_${other}_named`, { name })}
                    disabled={isBlocked}
                    onClick={() => run(member, updateCompany(account, { roles }), t('company.saved'))}
                  >
                    {t(`company.make_${other}`)}
                  </Button>
                  <Button
                    size="small"
                    variant="link"
                    aria-label={t('company.remove_named', { name })}
                    disabled={isBlocked}
                    onClick={() => setAskedId(member.id)}
                  >
                    {t('company.remove')}
                  </Button>
                </div>
              )}
              {askedId === member.id && (
                <RemoveQuestion
                  t={t}
                  question={t('company.remove_sure', { name })}
                  action={t('company.remove')}
                  onRemove={() => run(member, removeMember(account, member.id), t('company.saved'))}
                  onKeep={() => setAskedId(null)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
