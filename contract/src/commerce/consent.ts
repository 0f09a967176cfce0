import * as v from 'valibot'
import { consentPurposes } from '../consents.js'
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

/** Processing of the receiver's data and the shop's policy: without both there is no order. */
const mandatory = ['data', 'policy'] as const

export const orderConsents = v.pipe(
  v.optional(consentsFor(consentPurposes), []),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const purpose of mandatory) {
      if (dataset.value.some((given) => given.purpose === purpose && given.granted)) continue
      const { value: input } = dataset
      const place = { type: 'unknown', origin: 'value', input, key: purpose, value: undefined }
      addIssue({ message: 'consent_required', path: [place as v.UnknownPathItem] })
    }
  }),
)

export type GivenConsent = v.InferOutput<typeof accountConsents>[number]
