/** Consents of an order by purpose (SPEC §3), with their fields on the wire. */
export const consentFields = {
  data: 'consent_data',
  policy: 'consent_policy',
  marketing: 'consent_marketing',
  loyalty: 'consent_loyalty',
} as const

export type ConsentPurpose = keyof typeof consentFields

export const consentPurposes = ['data', 'policy', 'marketing', 'loyalty'] as const

/** Processing of one's data and the shop's policy: both are required for an order or account. */
export const requiredConsents = ['data', 'policy'] as const satisfies readonly ConsentPurpose[]

/** Version of the shown wording; change it whenever the texts beside the checkboxes change. */
export const consentVersion = '2026-11-21'
