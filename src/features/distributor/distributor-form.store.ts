import * as v from 'valibot'
import type { DistributorRequest } from '../../api-client/requests.ts'
import { errorsBy, phoneRule, placeRules, required } from '../../forms/field-rules.ts'
import { createForm } from '../../forms/form.ts'
import { type ChosenPlaces, noPlaces, storedPlace, withPlacesBelow } from '../../forms/place.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { readerOf, storedText } from '../../forms/stored-values.ts'
import { storageKeys } from '../../stores/keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import type { DistributorSentence } from './distributor-texts.ts'

interface DistributorValues extends ChosenPlaces {
  name: string
  phone: string
  occupation: string
  company: string
  address: string
}

const empty: DistributorValues = {
  name: '',
  phone: '',
  occupation: '',
  company: '',
  ...noPlaces,
  address: '',
}

const read = readerOf<DistributorValues>(
  v.object({
    name: storedText,
    phone: storedText,
    occupation: storedText,
    company: storedText,
    province: storedPlace,
    district: storedPlace,
    ward: storedPlace,
    address: storedText,
  }),
  empty,
)

const rules = v.object({
  name: required('nameRequired' satisfies DistributorSentence),
  phone: phoneRule,
  occupation: required('occupationRequired' satisfies DistributorSentence),
  ...placeRules,
  address: required('addressRequired' satisfies DistributorSentence),
})

/** Fields in the order in which they stand on the page. */
export const distributorFields = [
  'name',
  'phone',
  'occupation',
  'company',
  'province',
  'district',
  'ward',
  'address',
] as const satisfies readonly (keyof DistributorValues)[]

export const distributorForm = createForm<DistributorValues, DistributorSentence>({
  key: storageKeys.distributorDraft,
  empty,
  read,
  errorsOf: (values) => errorsBy(rules, values),
  follow: withPlacesBelow,
})

/** Fills what a member has told before into empty fields. */
export function prefillDistributor(profile: Profile | null): void {
  const { name, phone } = distributorForm.$values.get()
  distributorForm.fill({
    name: name || profile?.fullname || '',
    phone: phone || profile?.phone || '',
  })
}

/** What is sent: names of places, for they outlive the lists. */
export function distributorRequest(values: DistributorValues): DistributorRequest {
  return {
    name: values.name.trim(),
    phone: values.phone.trim(),
    occupation: values.occupation.trim(),
    company: values.company.trim() || null,
    province: values.province?.name || null,
    district: values.district?.name || null,
    ward: values.ward?.name || null,
    address: values.address.trim(),
  }
}

export const distributorRefusal = (error: unknown) =>
  refusalOf<DistributorValues, DistributorSentence>(error, {
    name: { required: 'nameRequired', other: 'nameInvalid' },
    phone: { required: 'phoneRequired', other: 'phoneInvalid' },
    occupation: { required: 'occupationRequired', other: 'occupationInvalid' },
    company: { other: 'companyInvalid' },
    address: { required: 'addressRequired', other: 'addressInvalid' },
  })
