import { bankNumbers } from '@nas/domain/banks'
import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { requiredText, storedId } from '../field-schemas.js'
import { longestMailedCode } from '../limits.js'
import { listOperation, type OutputOf, operation } from '../operation.js'
import { bankAccountEntries } from './bank-account.js'
import { dueRefundFields } from './fields.js'

export const listRefunds = listOperation('/refunds', {
  staff: 'orders.money',
  record: v.object({ id: v.string(), ...commerceSchemasOf(dueRefundFields) }),
  as: 'refunds',
})

const order = storedId
const code = requiredText(longestMailedCode)

/**
 * Asks for a bank account by a new link, which ends the former one. By `email` the link is only in
 * the e-mail. Only people who settle refunds may call it: the link decides where the money goes.
 */
export const askRefundAccount = operation('POST /orders/:order/refund-account', {
  staff: 'orders.money',
  wire: 'POST /app/askrefundaccount',
  summary: 'Ask the customer for the bank account of a refund, by e-mail or a link to pass on',
  input: v.object({ order, by: v.picklist(['email', 'link'], 'malformed') }),
  answer: v.object({ link: v.nullable(v.string()) }),
  as: 'asked',
})

/** The audit log notes each call. @throws not_found without an account */
export const showRefundAccount = operation('POST /orders/:order/refund-account/look', {
  staff: 'orders.money',
  wire: 'POST /app/showrefundaccount',
  summary: 'Show the bank account of a refund, which the audit log notes',
  input: v.object({ order }),
  answer: v.object({ bank: v.picklist(bankNumbers), account: v.string(), holder: v.string() }),
  as: 'account',
})

/** @throws code_incorrect, link_expired, link_used, refund_not_due */
export const readRefundLink = operation('POST /refund-link', {
  visitor: true,
  wire: 'POST /app/refundlink',
  summary: 'The refund that a link asks a bank account for',
  limit: 'publicRequest',
  input: v.object({ code }),
  answer: v.object({ order: v.string(), amount: v.number() }),
  as: 'refund',
})

/** Works once. @throws code_incorrect, link_expired, link_used, refund_not_due */
export const giveRefundAccount = operation('POST /refund-account', {
  visitor: true,
  wire: 'POST /app/refundaccount',
  summary: 'Give the bank account of a refund, once for the code of its link',
  limit: 'publicRequest',
  input: v.object({ code, ...bankAccountEntries }),
})

export type BankAccount = OutputOf<typeof showRefundAccount>
export type RefundLink = OutputOf<typeof readRefundLink>
