import * as v from 'valibot'
import { boundedArray } from '../bounded-array.js'
import { consentPurposes, requiredConsents } from '../consents.js'
import { requiredText } from '../field-schemas.js'

const consentFor = <const Purposes extends readonly string[]>(purposes: Purposes) =>
  v.object(
    {
      purpose: v.picklist(purposes, 'malformed'),
      granted: v.boolean('malformed'),
      version: requiredText(40),
    },
    'malformed',
  )

const consentsFor = <const Purposes extends readonly string[]>(purposes: Purposes) =>
  boundedArray(consentFor(purposes), { max: 20 })

/** Consents of an account; `all` is the checkbox that ticks the others. */
export const accountConsents = consentsFor([...consentPurposes, 'all'])

export type GivenConsent = v.InferOutput<typeof accountConsents>[number]

export function missingConsents(given: readonly GivenConsent[]) {
  return requiredConsents.filter(
    (required) => !given.some(({ purpose, granted }) => purpose === required && granted),
  )
}

/** Consents of an order; `/api` has already refused an order without a required consent. */
export const orderConsents = consentsFor(consentPurposes)

export const newAccountConsents = v.pipe(
  v.optional(accountConsents, []),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value: input } = dataset
    for (const key of missingConsents(input)) {
      const place = { type: 'unknown', origin: 'value', input, key, value: undefined }
      addIssue({ message: 'consent_required', path: [place as v.UnknownPathItem] })
    }
  }),
)
