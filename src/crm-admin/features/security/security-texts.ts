import { ApiError } from '../../../api-client/api-error.ts'
import en from '../../../i18n/locales/en/crm-security.json'
import vi from '../../../i18n/locales/vi/crm-security.json'
import type { ProblemName, Problems } from '../../kit/forms/problems.ts'
import { textsOf } from '../../kit/texts/texts.ts'

export type SecurityText = keyof typeof vi

/** A text for a page of the shop, whose language may differ from the back office's. */
export const inBothLanguages = (key: SecurityText) => ({ vi: vi[key], en: en[key] })

export const useSecurityTexts = textsOf<SecurityText>({ vi, en })

const sentences: Partial<Record<ProblemName, SecurityText>> = {
  wrongPassword: 'wrongPassword',
  wrongCode: 'wrongCode',
  notBegun: 'notBegun',
  passwordShort: 'passwordShort',
  passwordLong: 'passwordLong',
  passwordCommon: 'passwordCommon',
  passwordOwn: 'passwordOwn',
  passwordDiffers: 'passwordDiffers',
  tooManyAttempts: 'tooMany',
  email: 'emailInvalid',
}

export const sentenceOf = (name: ProblemName): SecurityText => sentences[name] ?? 'missing'

/** Shows too many attempts at a field. */
export const tooManyAt =
  (field: string) =>
  (failure: Error): Problems =>
    failure instanceof ApiError && failure.status === 429
      ? { [field]: { name: 'tooManyAttempts' } }
      : {}
