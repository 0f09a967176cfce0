import { longestAccount, longestName } from '@nas/contract/limits'
import { accountDigits, isAccountNumber, isHolder } from '@nas/contract/refunds/bank-account'
import { type BankNumber, bankNumbers } from '@nas/domain/banks'
import { ApiError } from '../../api-client/api-error.ts'
import { requiredText } from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import type { FormTexts } from '../../forms/form-fields.ts'
import { rejectionOf } from '../../forms/rejection.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { draftKeys } from '../../stores/draft-keys.ts'

export type RefundTexts = FormTexts & Texts<'refund'>

export const bankOf = (text: string): BankNumber | undefined =>
  bankNumbers.find((number) => number === text)

export const fields = {
  bank: requiredText(
    6,
    { missing: 'bankRequired', invalid: 'bankRequired' },
    (text) => bankOf(text) !== undefined,
  ),
  // Kept in memory only.
  account: {
    ...requiredText(
      longestAccount,
      { missing: 'accountRequired', invalid: 'accountInvalid' },
      (text) => isAccountNumber(accountDigits(text)),
    ),
    secret: true as const,
  },
  holder: requiredText(
    longestName,
    { missing: 'holderRequired', invalid: 'holderInvalid' },
    isHolder,
  ),
} as const

export const accountForm = createForm<typeof fields, keyof RefundTexts>({
  key: draftKeys.refundDraft,
  fields,
})

const problems: Readonly<Record<string, keyof RefundTexts>> = {
  code_incorrect: 'linkWrong',
  link_used: 'linkUsed',
  link_expired: 'linkExpired',
  refund_not_due: 'notDue',
}

/** Why a link cannot be used any more; undefined for other failures. */
export const linkProblem = (error: unknown): keyof RefundTexts | undefined =>
  error instanceof ApiError ? problems[error.code] : undefined

export const failureOf = (error: unknown): keyof RefundTexts => rejectionOf(error, {}).sentence
