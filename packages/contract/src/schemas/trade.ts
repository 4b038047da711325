import { maxQuickOrderLines } from '@mantel/domain/cart'
import { maxCompanyMembers } from '@mantel/domain/customer'
import * as z from 'zod'
import { type CallSchema, email, line, looseObject, positiveId, sku } from './parts.ts'

const sessionRefusals = ['token_invalid', 'session_expired'] as const
const buyerRefusals = [...sessionRefusals, 'approval_missing'] as const

/** One line of a quick order or template, checked against catalogue and stock. */
const checkedLine = z.object({
  /** The SKU in the catalogue's spelling; as it was typed if the product is not known. */
  sku: z.string(),
  qty_requested: z.number(),
  /** The quantity that can be added to the cart; 0 where nothing can. */
  qty: z.number(),
  /** options: the SKU alone is not enough, because the product has options to choose. */
  status: z.enum(['ok', 'adjusted', 'out_of_stock', 'unknown', 'options']),
  /** Why the line cannot be ordered as it is, in the shopper's language. */
  message: z.string().nullable(),
  /** Everything that a cart needs to add the line; null where nothing can be added. */
  item: z
    .object({
      product_id: z.number(),
      sku: z.string(),
      parent_sku: z.string(),
      product_type: z.string(),
      url_path: z.string().nullable(),
      thumbnail: z.string().nullable(),
      options: z.array(z.object({ label: z.string(), value: z.string() })),
      product_option: looseObject,
    })
    .nullable(),
  name: z.string().nullable(),
})

const template = z.object({
  id: z.number(),
  name: z.string(),
  saved_at: z.string(),
  items: z.array(z.object({ sku: z.string(), name: z.string(), qty: z.number() })),
})

const role = z.enum(['admin', 'member'])
const company = z.object({
  name: z.string(),
  vat_number: z.string().nullable(),
  role,
  /** Members see the orders of all their colleagues. Admins always do. */
  shares_orders: z.boolean(),
  /** Empty if the customer is not an admin of the company. */
  members: z.array(
    z.object({
      id: z.number(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      role,
      /** invited: the person has not set a password yet. */
      state: z.enum(['active', 'invited']),
      is_self: z.boolean(),
    }),
  ),
})
const companyRefusals = [...buyerRefusals, 'company_admin_only'] as const
const name = line.trim().min(1).max(255)

/** Quick order, order templates and companies of approved trade customers. */
export const tradeSchemas = {
  quickOrder: {
    body: z.union([
      z.object({
        lines: z
          .array(z.object({ sku, qty: z.int().min(1).max(1_000_000) }))
          .min(1)
          .max(maxQuickOrderLines),
      }),
      z.object({ template_id: positiveId }),
    ]),
    result: z.array(checkedLine),
    onInvalid: 'list',
    refusals: [...buyerRefusals, 'template_unknown'],
  },
  orderTemplates: { result: z.array(template), refusals: buyerRefusals },
  orderTemplateSave: {
    body: z.object({ name: line.trim().min(1).max(80), cartId: z.string().min(1).max(64) }),
    result: template,
    onInvalid: { name: 'template_name', cartId: 'cart_id_missing' },
    refusals: [...buyerRefusals, 'cart_empty', 'cart_unknown', 'template_limit', 'template_name'],
  },
  orderTemplateRemove: {
    params: z.object({ templateId: positiveId }),
    result: z.literal(true),
    refusals: [...buyerRefusals, 'template_unknown'],
  },
  companyProfile: { result: company, refusals: [...buyerRefusals, 'company_member_unknown'] },
  companyUpdate: {
    body: z.object({
      shares_orders: z.boolean().optional(),
      roles: z
        .array(z.object({ member_id: positiveId, role }))
        .max(maxCompanyMembers)
        .optional(),
    }),
    result: company,
    onInvalid: 'list',
    refusals: [...companyRefusals, 'company_last_admin', 'company_member_unknown'],
  },
  companyInvite: {
    body: z.object({ email, firstname: name, lastname: name, role }),
    result: company,
    onInvalid: 'list',
    refusals: [
      ...companyRefusals,
      'company_member_limit',
      'company_member_unknown',
      'email_taken',
      'too_many_requests',
    ],
  },
  companyMemberRemove: {
    params: z.object({ memberId: positiveId }),
    result: company,
    refusals: [...companyRefusals, 'company_last_admin', 'company_member_unknown'],
  },
} as const satisfies Record<string, CallSchema>
