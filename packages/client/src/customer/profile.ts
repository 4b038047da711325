import type { Engine } from '../engine.ts'
import type { RefusedOutcome } from '../outcome.ts'
import type { Account } from '../session/create-account.ts'
import type { Profile, User } from '../session/user.ts'
import type { SignInResult } from '../session/user-session.ts'
import { type CustomerContext, reloadCustomer } from './reload-customer.ts'
import { saveEvents } from './save-events.ts'
import { profileTask } from './save-tasks.ts'

/** Profile details that a customer can change at any time. The company is optional. */
export type ProfileDetails = { firstName: string; lastName: string; company: string; vatId: string }

type ProfileAccount = Pick<Account, 'session' | 'tasks'>

const attributeCodes = { company: 'company', vatId: 'vat_id' } as const

export function profileDetails({ firstName, lastName, profile }: User): ProfileDetails {
  return { firstName, lastName, company: attribute(profile, 'company'), vatId: attribute(profile, 'vatId') }
}

/** Queues the change: it is sent now or, offline, as soon as there is a connection again. */
export async function saveProfile(context: CustomerContext, details: ProfileDetails): Promise<void> {
  const user = await reloadCustomer(context)
  if (!user) return
  const { session, tasks } = context.account
  const { email, profile } = user
  const customer = {
    email,
    firstname: details.firstName.trim(),
    lastname: details.lastName.trim(),
    custom_attributes: withCompany(profile, details),
  }
  await tasks.queue.add(
    'userUpdate',
    { body: { customer } },
    { id: profileTask, callbackEvent: saveEvents.profileSaved },
  )
  await session.showProfile(profile)
}

/**
 * Requests another e-mail address, which applies once its owner has confirmed it. Entering the present address
 * withdraws an open request. Never queued: a password must not be stored in the browser.
 */
export async function changeEmail(
  { engine, account: { session, tasks } }: { engine: Pick<Engine, 'online'>; account: ProfileAccount },
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<SignInResult> {
  const state = session.get()
  const user = state.kind === 'customer' ? state.user : null
  if (!user || !engine.online.get()) return { ok: false, message: 'authorization_unexpected' }
  const { firstName: firstname, lastName: lastname } = user
  const body = { customer: { email: email.trim(), firstname, lastname }, currentPassword }
  const outcome = await tasks.run('userUpdate', { body }, { silent: true })
  if (outcome.ok) {
    await session.showProfile(outcome.result)
    return { ok: true, user }
  }
  const { shown, error = null } = outcome as Partial<RefusedOutcome>
  return shown ? { ok: false, text: shown, error } : { ok: false, message: 'authorization_unexpected' }
}

function attribute({ custom_attributes: attributes = [] }: Profile, name: keyof typeof attributeCodes): string {
  const found = attributes.find(({ attribute_code }) => attribute_code === attributeCodes[name])
  return String(found?.value ?? '')
}

/** The call replaces all attributes, so the others are sent along. */
function withCompany({ custom_attributes: attributes = [] }: Profile, { company, vatId }: ProfileDetails) {
  const codes: readonly unknown[] = Object.values(attributeCodes)
  const others = attributes.filter(({ attribute_code }) => !codes.includes(attribute_code))
  return [
    ...others.map(({ attribute_code, value }) => ({
      attribute_code: String(attribute_code),
      value: String(value ?? ''),
    })),
    { attribute_code: attributeCodes.company, value: company.trim() },
    { attribute_code: attributeCodes.vatId, value: vatId.trim() },
  ]
}
