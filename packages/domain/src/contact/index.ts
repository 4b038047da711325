export {
  contactAddress,
  longMailFormFields,
  type MailFormField,
  type MailFormName,
  type MailFormValues,
  mailFormLength,
  mailFormNames,
  mailFormProblems,
  mailForms,
  writeMailForm,
} from './mail-form.ts'
