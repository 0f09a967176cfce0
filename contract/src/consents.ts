/** What somebody agrees to when ordering, one by one (SPEC §3), and the field that says so. */
export const consentFields = {
  data: 'consent_data',
  policy: 'consent_policy',
  marketing: 'consent_marketing',
  loyalty: 'consent_loyalty',
} as const

export type ConsentPurpose = keyof typeof consentFields

export const consentPurposes = ['data', 'policy', 'marketing', 'loyalty'] as const

/** Processing of one's data and the shop's policy: without both there is neither order nor account. */
export const requiredConsents = ['data', 'policy'] as const satisfies readonly ConsentPurpose[]

/** Which wording was shown; change it whenever the texts beside the boxes change. */
export const consentVersion = '2026-11-21'
