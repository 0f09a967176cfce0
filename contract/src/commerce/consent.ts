import * as v from 'valibot'
import { consentPurposes, requiredConsents } from '../consents.js'
import { requiredText } from '../field-schemas.js'

/** What somebody agreed to, or did not, and which wording was shown. */
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
  v.pipe(v.array(consentFor(purposes), 'malformed'), v.maxLength(20, 'too_long'))

/** Of an account; `all` is the box that ticks the others. */
export const accountConsents = consentsFor([...consentPurposes, 'all'])

export type GivenConsent = v.InferOutput<typeof accountConsents>[number]

/** The required consents that were not given. */
export function missingConsents(given: readonly GivenConsent[]) {
  return requiredConsents.filter(
    (required) => !given.some(({ purpose, granted }) => purpose === required && granted),
  )
}

const withRequired = <Given extends GivenConsent[]>() =>
  v.rawCheck<Given>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value: input } = dataset
    for (const key of missingConsents(input)) {
      const place = { type: 'unknown', origin: 'value', input, key, value: undefined }
      addIssue({ message: 'consent_required', path: [place as v.UnknownPathItem] })
    }
  })

export const orderConsents = v.pipe(v.optional(consentsFor(consentPurposes), []), withRequired())

/** Of an account that is made now. */
export const newAccountConsents = v.pipe(v.optional(accountConsents, []), withRequired())
