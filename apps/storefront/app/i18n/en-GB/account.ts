/** Forms of the account. */
export const account = {
  'auth.forgotten': 'Forgotten your password?',
  'auth.email': 'E-mail address',
  'auth.password': 'Password',
  'auth.password_show': 'Show the password',
  'auth.first_name': 'First name',
  'auth.last_name': 'Last name',
  'auth.with': 'Continue with {provider}',
  'auth.reset_text': 'Tell us your e-mail address, and we send you a link to set a new password.',
  'auth.reset_action': 'Send the link',
  'auth.account_exists': 'You have an account already?',
  'auth.no_account': 'New here?',
  'form.optional': 'optional',
  'form.send': 'Send',
  'form.save': 'Save',
  'form.cancel': 'Cancel',
} as const
