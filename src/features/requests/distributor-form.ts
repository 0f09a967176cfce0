import { longestCompany, longestOccupation } from '@nas/contract/limits'
import { sendDistributor } from '../../api-client/requests.ts'
import {
  nameField,
  optionalText,
  phoneField,
  placeFields,
  requiredText,
  sentWhenEmpty,
  streetField,
} from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf } from '../../forms/form-fields.ts'
import { withPlacesBelow } from '../../forms/place.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import { type ErrorSentence, knownPerson, type RequestTexts } from './request-form.tsx'

export type DistributorTexts = RequestTexts & Texts<'business'>

const fields = {
  name: nameField,
  phone: phoneField,
  occupation: requiredText(longestOccupation, {
    missing: 'occupationRequired',
    invalid: 'occupationInvalid',
  }),
  company: sentWhenEmpty(optionalText(longestCompany, 'companyInvalid'), null),
  scheme: placeFields.scheme,
  province: sentWhenEmpty(placeFields.province, null),
  district: sentWhenEmpty(placeFields.district, null),
  ward: sentWhenEmpty(placeFields.ward, null),
  address: streetField,
} as const

export const distributorForm = createForm<typeof fields, ErrorSentence<DistributorTexts>>({
  key: draftKeys.distributorDraft,
  fields,
  follow: withPlacesBelow,
})

export function prefillDistributor(profile: Profile | null): void {
  distributorForm.fill(knownPerson(distributorForm.$values.get(), profile))
}

/** Signs up as a partner; true when that was taken. */
export async function submitDistributor(): Promise<boolean> {
  const taken = await distributorForm.submit(async (values) => {
    await sendDistributor(bodyOf(fields, values))
    return true
  })
  if (taken === null) return false
  distributorForm.forget()
  return true
}
