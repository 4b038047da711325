export { alertHandlers } from './alert.routes.ts'
export { createAlertKeys } from './alert-key.ts'
export { createAlertMails } from './mails/index.ts'
export { defineAlertCleanup, subscribeAlerts } from './send-alerts.ts'
