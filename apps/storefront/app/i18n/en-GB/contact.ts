/** Texts of the contact forms. */
export const contact = {
  'mailform.title_contact': 'Write to us',
  'mailform.title_catalogue': 'Request the catalogue',
  'mailform.title_meeting': 'Book a visit',
  'mailform.company': 'Company',
  'mailform.name': 'Your name',
  'mailform.email': 'Email address',
  'mailform.telephone': 'Phone number',
  'mailform.orderNumber': 'Order number',
  'mailform.address': 'Postal address',
  'mailform.dates': 'Dates that suit you',
  'mailform.message': 'Message',
  'mailform.honeypot': 'Leave this field empty',
  'mailform.sent': 'Thank you. We’ve received your message and sent you a confirmation by email.',
  'mailform.back': 'Your browser’s back button brings your text back.',
} as const
