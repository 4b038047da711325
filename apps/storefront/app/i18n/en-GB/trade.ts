/** Texts of trade stores: application, quick order, order templates. */
export const trade = {
  'trade.apply': 'Apply for a trade account',
  'trade.apply_text':
    'For retailers, galleries and design studios. We look at every application ourselves, usually within two working days.',
  'trade.company': 'Your company',
  'trade.vat_id': 'VAT number',
  'trade.vat_id_hint': 'For example {example}',
  'trade.address': 'Delivery address and contact',
  'trade.login': 'Your login',
  'trade.send': 'Send application',
  'trade.have_account': 'Already applied?',
  'trade.guest': 'Trade accounts',
  'trade.guest_text':
    'Prices and orders are for approved trade customers. Apply for an account, or log in to see the state of your application.',
  'trade.waiting': 'We’ve received your application',
  'trade.next_check': 'We check your company and your VAT number, usually within two working days.',
  'trade.next_mail': 'We email our decision to {email}.',
  'trade.next_prices': 'Once you’re approved you’ll see your prices and can order, with the login you’ve just chosen.',
  'trade.next': 'What happens next',
  'trade.questions': 'Questions? Write to us at {email}.',
  'trade.reload': 'Check again',
  'trade.approved': 'Your trade account is approved',
  'trade.approved_text': 'You can see your prices and place orders.',
  'trade.refused': 'We couldn’t approve your application',
  'trade.refused_reason': 'Reason: {reason}',
  'trade.refused_text': 'If something has changed or you think this is a mistake, write to us at {email}.',
  'trade.browse': 'Browse the range',
} as const
