import { storePath } from '@mantel/domain/store'
import { z } from 'zod'
import { commonTexts, defineMail, html, type MailContent, type MailShop, paletteOf, serif } from '../../mail/index.ts'
import { fillPlaceholders } from '../../platform/format.ts'
import { hasEmailProof } from '../email-proof.repository.ts'
import type { LinkTokens } from '../link-token.ts'
import { findResetEmail } from '../password-reset.repository.ts'
import { customerMailTexts } from './customer-mail-texts.ts'

export type CustomerMails = ReturnType<typeof createCustomerMails>

const changeSchema = z.object({ changeId: z.string() })

/** Mails about accounts. None contains a text that a customer wrote, because a mail may reach a stranger. */
export function createCustomerMails(linkTokens: LinkTokens) {
  return {
    /**
     * Sent on a request to reset the password, with the link that sets a new one. Not sent if the address has no
     * account.
     */
    passwordReset: defineMail({
      name: 'password-reset',
      schema: z.object({ resetId: z.string() }),
      async read({ resetId }, db) {
        const email = await findResetEmail(db, resetId)
        return email === undefined ? null : { email, token: linkTokens.passwordReset(resetId) }
      },
      sample: () => ({ email: 'sample@example.com', token: 'sample-link' }),
      write({ email, token }, shop) {
        const { view, website } = shop
        const { subject, lead, action, note } = customerMailTexts[view.language].reset
        const path = `/create-password/token/${token}/email/${encodeURIComponent(email)}`
        const url = `${website.publicUrl}${storePath(view, path)}`
        return writeMail(shop, { subject, paragraphs: [lead], action: { label: action, url }, after: [note] })
      },
    }),
    /** Sent to a person for whom a company's admin has created a login, with the link that sets its password. */
    companyInvitation: defineMail({
      name: 'company-invitation',
      schema: z.object({ resetId: z.string() }),
      async read({ resetId }, db) {
        const email = await findResetEmail(db, resetId)
        return email === undefined ? null : { email, token: linkTokens.passwordReset(resetId) }
      },
      sample: () => ({ email: 'sample@example.com', token: 'sample-link' }),
      write({ email, token }, shop) {
        const { subject, lead, action, note } = customerMailTexts[shop.view.language].companyInvitation
        const { url } = toPage(shop, `/create-password/token/${token}/email/${encodeURIComponent(email)}`)
        return writeMail(shop, { subject, paragraphs: [lead], action: { label: action, url }, after: [note] })
      },
    }),
    /** Sent after every change of the password. */
    passwordChanged: defineMail({
      name: 'password-changed',
      schema: z.object({}),
      read: () => ({}),
      sample: () => ({}),
      write(_, shop) {
        const { subject, lead, note, warning } = customerMailTexts[shop.view.language].passwordChanged
        return writeMail(shop, { subject, paragraphs: [lead, note, warning], action: toShop(shop), after: [] })
      },
    }),
    /** Sent after the account was linked with a login provider. */
    socialLinked: defineMail({
      name: 'social-linked',
      schema: z.object({ provider: z.string() }),
      read: (data) => data,
      sample: () => ({ provider: 'Google' }),
      write({ provider }, shop) {
        const { subject, lead, warning } = customerMailTexts[shop.view.language].socialLinked
        const fill = (text: string) => fillPlaceholders(text, { provider })
        const paragraphs = [lead, warning].map(fill)
        return writeMail(shop, { subject: fill(subject), paragraphs, action: toShop(shop), after: [] })
      },
    }),
    /** Sent to a customer who has registered with a login provider. */
    welcomeCoupon: defineMail({
      name: 'welcome-coupon',
      schema: z.object({ code: z.string(), percent: z.number() }),
      read: (data) => data,
      sample: () => ({ code: 'WELCOME-ABCDEFGHJK', percent: 20 }),
      write({ code, percent }, shop) {
        const { subject, lead, note } = customerMailTexts[shop.view.language].welcomeCoupon
        const fill = (text: string) => fillPlaceholders(text, { code, percent: String(percent) })
        return writeMail(shop, {
          subject: fill(subject),
          paragraphs: [fill(lead)],
          action: toShop(shop),
          after: [note],
        })
      },
    }),
    /** Sent to a new customer, with the link that verifies the e-mail address. */
    emailProof: defineMail({
      name: 'email-proof',
      schema: z.object({ proofId: z.string() }),
      read: async ({ proofId }, db) =>
        (await hasEmailProof(db, proofId)) ? { token: linkTokens.emailProof(proofId) } : null,
      sample: () => ({ token: 'sample-link' }),
      write({ token }, shop) {
        const { view, website } = shop
        const { subject, lead, action, usable, note } = customerMailTexts[view.language].proof
        const url = `${website.publicUrl}${storePath(view, `/confirm-email/token/${token}`)}`
        const after = view.prices.needGroupToken ? [note] : [usable, note]
        return writeMail(shop, { subject, paragraphs: [lead], action: { label: action, url }, after })
      },
    }),
    /** Sent to a trade customer whose application has arrived. */
    tradeReceived: defineMail({
      name: 'trade-received',
      schema: z.object({}),
      read: () => ({}),
      sample: () => ({}),
      write(_, shop) {
        const { subject, lead, next, note } = customerMailTexts[shop.view.language].tradeReceived
        return writeMail(shop, { subject, paragraphs: [lead, next], action: toPage(shop, '/approval'), after: [note] })
      },
    }),
    /** Sent to a trade customer whom the merchant has approved. */
    tradeApproved: defineMail({
      name: 'trade-approved',
      schema: z.object({}),
      read: () => ({}),
      sample: () => ({}),
      write(_, shop) {
        const { subject, lead, note } = customerMailTexts[shop.view.language].tradeApproved
        return writeMail(shop, { subject, paragraphs: [lead], action: toShop(shop), after: [note] })
      },
    }),
    /** Sent to a trade customer whom the merchant has refused, with the merchant's reason. */
    tradeRefused: defineMail({
      name: 'trade-refused',
      schema: z.object({ reason: z.string() }),
      read: (data) => data,
      sample: () => ({ reason: 'We only supply shops with business premises.' }),
      write({ reason }, shop) {
        const { subject, lead, reasonLabel, note } = customerMailTexts[shop.view.language].tradeRefused
        const paragraphs = [lead, fillPlaceholders(reasonLabel, { reason }), note]
        return writeMail(shop, { subject, paragraphs, action: toPage(shop, '/approval'), after: [] })
      },
    }),
    /** Sent after the account has been deleted. */
    accountDeleted: defineMail({
      name: 'account-deleted',
      schema: z.object({ keptOrders: z.number() }),
      read: (data) => data,
      sample: () => ({ keptOrders: 2 }),
      write({ keptOrders }, shop) {
        const { subject, lead, kept, warning } = customerMailTexts[shop.view.language].deleted
        const paragraphs = [lead, ...(keptOrders > 0 ? [kept] : []), warning]
        return writeMail(shop, { subject, paragraphs, action: toShop(shop), after: [] })
      },
    }),
    /** Sent to a new e-mail address, with the link that confirms it. */
    emailConfirmation: defineMail({
      name: 'email-confirmation',
      schema: changeSchema,
      read: ({ changeId }) => ({ token: linkTokens.emailChange(changeId) }),
      sample: () => ({ token: 'sample-link' }),
      write({ token }, shop) {
        const { view, website } = shop
        const { subject, lead, action, note } = customerMailTexts[view.language].confirmation
        const url = `${website.publicUrl}${storePath(view, `/confirm-email/token/${token}`)}`
        return writeMail(shop, { subject, paragraphs: [lead], action: { label: action, url }, after: [note] })
      },
    }),
    /** Sent to the new address, instead of the confirmation, if the address already has an account. */
    emailInUse: defineMail({
      name: 'email-in-use',
      schema: changeSchema,
      read: () => ({}),
      sample: () => ({}),
      write(_, shop) {
        const { subject, lead, note } = customerMailTexts[shop.view.language].inUse
        return writeMail(shop, { subject, paragraphs: [lead, note], action: toShop(shop), after: [] })
      },
    }),
    /** Sent to the old address after the change. newAddress is masked. */
    emailChanged: defineMail({
      name: 'email-changed',
      schema: z.object({ newAddress: z.string() }),
      read: (data) => data,
      sample: () => ({ newAddress: 'a•••@e•••.com' }),
      write({ newAddress }, shop) {
        const { subject, lead, note, warning } = customerMailTexts[shop.view.language].changed
        const filled = [lead, note, warning].map((text) => fillPlaceholders(text, { email: newAddress }))
        return writeMail(shop, { subject, paragraphs: filled, action: toShop(shop), after: [] })
      },
    }),
  }
}

const toPage = ({ view, website }: MailShop, path: string) => ({
  label: commonTexts(view.language).toShop,
  url: `${website.publicUrl}${storePath(view, path)}`,
})
const toShop = (shop: MailShop) => toPage(shop, '/')

type Parts = { subject: string; paragraphs: string[]; action: { label: string; url: string }; after: string[] }

function writeMail({ view, website }: MailShop, { action, ...parts }: Parts): MailContent {
  const fillIn = (text: string) => fillPlaceholders(text, { shop: website.name, support: website.supportEmail })
  const subject = fillIn(parts.subject)
  const paragraphs = parts.paragraphs.map(fillIn)
  const after = parts.after.map(fillIn)
  const { ink, primary } = paletteOf(website)
  return {
    language: view.language,
    subject,
    preview: paragraphs[0] ?? subject,
    footer: [],
    body: html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${subject}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 20px">${text}</p>`)}
<p style="margin:0"><a href="${action.url}" style="display:inline-block;padding:12px 22px;background:${primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${action.label}</a></p>
${after.map((text) => html`<p style="margin:20px 0 0">${text}</p>`)}`,
    text: [subject, ...paragraphs, `${action.label}: ${action.url}`, ...after],
  }
}
