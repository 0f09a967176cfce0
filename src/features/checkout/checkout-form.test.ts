import { consentVersion } from '@nas/contract/consents'
import { expect, it } from 'vitest'
import { standingConsents } from './checkout-form.tsx'

const at = '2026-11-22T18:00:00.000Z'
const consent = (purpose: string, granted: boolean, version = consentVersion) => ({
  purpose,
  granted,
  version,
  at,
})

it('are the latest of each purpose, with the date in Vietnam', () => {
  const consents = [consent('policy', false), consent('policy', true), consent('data', true)]
  expect(standingConsents({ consents })).toEqual({ data: '23/11/2026', policy: '23/11/2026' })
})

it.each([
  ['what was withdrawn', [consent('marketing', true), consent('marketing', false)]],
  ['another wording', [consent('policy', true, '2020-01-01')]],
  ['a purpose that no order has', [consent('all', true)]],
])('are without %s', (_what, consents) => {
  expect(standingConsents({ consents })).toEqual({})
})
