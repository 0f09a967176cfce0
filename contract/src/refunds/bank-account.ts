import { bankNumbers } from '@nas/domain/banks'
import * as v from 'valibot'
import { requiredText } from '../field-schemas.js'
import { longestAccount, longestName } from '../limits.js'

/** Without the spaces that people type. */
export const accountDigits = (text: string): string => text.replace(/[\s.-]/g, '')

export const isAccountNumber = (digits: string): boolean => /^\d{6,19}$/.test(digits)

/** Letters of a name, as banks write them. */
export const isHolder = (name: string): boolean => /^[\p{L}\p{M}][\p{L}\p{M} .'’&-]+$/u.test(name)

export const bankAccountEntries = {
  bank: v.picklist(bankNumbers, 'required'),
  account: v.pipe(
    requiredText(longestAccount),
    v.transform(accountDigits),
    v.check(isAccountNumber, 'malformed'),
  ),
  holder: v.pipe(requiredText(longestName), v.check(isHolder, 'malformed')),
}
