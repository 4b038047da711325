import { mailSubjects } from '../constants/index.ts'
import { emailProblem, type FormProblem, type FormProblems, isBlank } from '../customer/index.ts'
import type { StoreView, Website } from '../store/index.ts'

/** The forms with which visitors write to the shop. */
export type MailFormName = 'contact' | 'catalogue' | 'meeting'

export type MailFormField = 'company' | 'name' | 'email' | 'telephone' | 'orderNumber' | 'address' | 'dates' | 'message'

export type MailFormValues = Partial<Record<MailFormField, string>>

export type MailFormRow = {
  subject: (typeof mailSubjects)[keyof typeof mailSubjects]
  /** The path of the form's page, without the store's prefix. */
  path: string
  fields: readonly MailFormField[]
  optional: readonly MailFormField[]
}

export const mailForms: Readonly<Record<MailFormName, MailFormRow>> = {
  contact: {
    subject: mailSubjects.contact,
    path: '/contacts',
    fields: ['name', 'email', 'orderNumber', 'message'],
    optional: ['orderNumber'],
  },
  catalogue: {
    subject: mailSubjects.catalogueRequest,
    path: '/cataloguepage',
    fields: ['company', 'name', 'email', 'address', 'message'],
    optional: ['message'],
  },
  meeting: {
    subject: mailSubjects.meetingRequest,
    path: '/visit-our-showroom',
    fields: ['company', 'name', 'email', 'telephone', 'dates', 'message'],
    optional: ['telephone', 'message'],
  },
}

export const mailFormNames = Object.keys(mailForms) as MailFormName[]

/** Fields with several lines. */
export const longMailFormFields: readonly MailFormField[] = ['address', 'dates', 'message']

/** Maximum lengths of fields in characters: fields with one line, and those with several lines. */
export const mailFormLength = { line: 255, text: 5000 } as const

export function mailFormProblems(form: MailFormName, values: MailFormValues): FormProblems<MailFormField> {
  const { fields, optional } = mailForms[form]
  const found = fields.flatMap((field): [MailFormField, FormProblem][] => {
    const value = values[field] ?? ''
    const problem = optional.includes(field)
      ? null
      : field === 'email'
        ? emailProblem(value)
        : requiredProblem(field, value)
    return problem ? [[field, problem]] : []
  })
  return Object.fromEntries(found)
}

function requiredProblem(field: MailFormField, value: string): FormProblem | null {
  if (!isBlank(value)) return null
  return field === 'name' ? 'name_required' : 'required'
}

/** The text of the mail to the shop: one block for each field that is filled in. */
export function writeMailForm(
  form: MailFormName,
  values: MailFormValues,
  labels: Readonly<Record<MailFormField, string>>,
): string {
  return mailForms[form].fields
    .filter((field) => !isBlank(values[field] ?? ''))
    .map((field) => {
      const value = (values[field] ?? '').trim()
      return longMailFormFields.includes(field) ? `${labels[field]}:\n${value}` : `${labels[field]}: ${value}`
    })
    .join('\n\n')
}

/** The address that gets the messages of a store's visitors. */
export const contactAddress = (
  { settings }: Pick<StoreView, 'settings'>,
  { supportEmail }: Pick<Website, 'supportEmail'>,
): string => settings.contactEmail ?? supportEmail
