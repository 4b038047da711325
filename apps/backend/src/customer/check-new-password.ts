import { type Refusal, refuse } from '@mantel/contract'
import { isGuessable, type PasswordOwner, passwordProblem } from '@mantel/domain/customer'
import { loadCommonPasswords } from './common-passwords/index.ts'

/** null: the customer may use the password. Existing passwords may predate these rules and stay valid. */
export async function checkNewPassword(
  password: string,
  owner: PasswordOwner,
): Promise<Refusal<'password_weak' | 'password_guessable'> | null> {
  if (passwordProblem(password)) return refuse('password_weak')
  return isGuessable(password, owner, await loadCommonPasswords()) ? refuse('password_guessable') : null
}
