import type { Notifications } from '../notifications.ts'
import type { Refused } from '../outcome.ts'
import type { Tasks } from '../task/tasks.ts'
import type { Tokens } from './tokens.ts'
import type { User } from './user.ts'
import type { LoginEvent, Registration, SignInAnswer } from './user-session.ts'

export type SignInSteps = {
  tasks: Tasks
  tokens: Tokens
  notifications: Notifications
  reloadProfile(cause: LoginEvent['cause']): Promise<User | null>
  tellTabs(): void
  /** What followed the sign-in failed: nobody is signed in. */
  undo(): Promise<void>
}

type Said = 'logged_in' | 'account_registered'

export async function signIn(
  { tasks, tokens, notifications, reloadProfile, tellTabs, undo }: SignInSteps,
  { email, password }: { email: string; password: string },
  said: Said = 'logged_in',
): Promise<SignInAnswer> {
  const answer = await tasks.run('userLogin', { body: { username: email.trim(), password } }, { silent: true })
  if (!answer.ok) return refusalOf(answer)
  const refreshToken = (answer.meta as { refreshToken?: string } | undefined)?.refreshToken ?? null
  await tokens.alone(() => tokens.write({ token: answer.result, refreshToken }))
  tasks.unlock()
  const user = await reloadProfile('login')
  if (!user) {
    await undo()
    return { ok: false, message: 'authorization_unexpected' }
  }
  tellTabs()
  notifications.push({ type: 'success', message: { key: said } })
  return { ok: true, user }
}

export async function register(steps: SignInSteps, customer: Registration): Promise<SignInAnswer> {
  const { email, firstName, lastName, password } = customer
  const body = {
    customer: { email: email.trim(), firstname: firstName.trim(), lastname: lastName.trim() },
    password,
  }
  const answer = await steps.tasks.run('userCreate', { body }, { silent: true })
  return answer.ok ? signIn(steps, { email, password }, 'account_registered') : refusalOf(answer)
}

function refusalOf(answer: { ok: false; reason: string }): SignInAnswer {
  const { shown } = answer as Partial<Refused>
  return shown ? { ok: false, text: shown } : { ok: false, message: 'authorization_unexpected' }
}
