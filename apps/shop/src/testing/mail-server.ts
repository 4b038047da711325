export { openMailServer } from '@mantel/backend/mail/testing'
