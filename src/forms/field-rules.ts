import { newPassword } from '@nas/contract/field-schemas'
import { isEmail, isPhone } from '@nas/domain/contact'
import * as v from 'valibot'
import type { FieldErrors } from './form.ts'
import type { FormTexts } from './form-texts.ts'

/** Name of a sentence that forms share. */
export type FormSentence = keyof FormTexts

/** Text that must say something; the message of each rule is the name of its sentence. */
export const required = <Sentence extends string>(sentence: Sentence) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(sentence))

export const phoneRule = v.pipe(
  required('phoneRequired' satisfies FormSentence),
  v.check((phone) => phone === '' || isPhone(phone), 'phoneInvalid' satisfies FormSentence),
)

const isEmailOrEmpty = (email: string) => email === '' || isEmail(email)

export const optionalEmailRule = v.pipe(
  v.string(),
  v.trim(),
  v.check(isEmailOrEmpty, 'emailInvalid' satisfies FormSentence),
)

export const emailRule = v.pipe(
  required('emailRequired' satisfies FormSentence),
  v.check(isEmailOrEmpty, 'emailInvalid' satisfies FormSentence),
)

const passwordSentences: Readonly<Record<string, FormSentence>> = {
  required: 'passwordRequired',
  password_short: 'passwordShort',
  password_long: 'passwordLong',
}

/** A password that somebody chooses, by the rule of the server. */
export const newPasswordRule = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const [issue] = v.safeParse(newPassword, dataset.value).issues ?? []
    if (issue !== undefined)
      addIssue({ message: passwordSentences[issue.message] ?? 'passwordShort' })
  }),
)

/** A province, district or ward from the list. */
const chosen = (sentence: FormSentence) =>
  v.pipe(
    v.nullable(v.unknown()),
    v.check((place) => place !== null, sentence),
  )

export const placeRules = {
  province: chosen('provinceRequired'),
  district: chosen('districtRequired'),
  ward: chosen('wardRequired'),
}

/** The consents without which nothing is sent (SPEC §3). */
export const consentRules = {
  data: v.literal(true, 'dataRequired' satisfies FormSentence),
  policy: v.literal(true, 'policyRequired' satisfies FormSentence),
}

/** The first error of each field; an empty object when all are well. */
export function errorsBy<Values, Sentence extends string>(
  schema: v.GenericSchema,
  values: Values,
): FieldErrors<Values, Sentence> {
  const errors: FieldErrors<Values, Sentence> = {}
  for (const { path, message } of v.safeParse(schema, values).issues ?? []) {
    const field = path?.[0]?.key as keyof Values | undefined
    if (field !== undefined) errors[field] ??= message as Sentence
  }
  return errors
}
