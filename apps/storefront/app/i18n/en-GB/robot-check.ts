/** The dialog that is shown while a bot challenge is solved. */
export const robotCheck = {
  'robot_check.title': 'Security check',
  'robot_check.running':
    'We’re checking that you’re not a robot. This takes a few seconds, and you don’t have to do anything.',
  'robot_check.failed': 'The check didn’t work. Please check your connection and try again.',
  'robot_check.retry': 'Try again',
  'robot_check.cancel': 'Cancel',
} as const
