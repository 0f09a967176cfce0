import { longestCompany, longestOccupation } from '@nas/contract/limits'
import { sendDistributor } from '../../api-client/requests.ts'
import {
  nameField,
  optionalPlaceFields,
  optionalText,
  phoneField,
  requiredText,
  sentWhenEmpty,
  streetField,
} from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf } from '../../forms/form-fields.ts'
import { NameField, PhoneField, StreetField } from '../../forms/person-fields.tsx'
import { PlaceFields } from '../../forms/place-fields.tsx'
import { withPlacesBelow } from '../../forms/places.ts'
import { useForm } from '../../forms/use-form.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import type { Profile } from '../../stores/session.store.ts'
import { TextField } from '../../ui/text-field.tsx'
import { type ErrorSentence, knownPerson, RequestForm, type RequestTexts } from './request-form.tsx'

type DistributorTexts = RequestTexts & Texts<'business'>

const fields = {
  name: nameField,
  phone: phoneField,
  occupation: requiredText(longestOccupation, {
    missing: 'occupationRequired',
    invalid: 'occupationInvalid',
  }),
  company: sentWhenEmpty(optionalText(longestCompany, 'companyInvalid'), null),
  ...optionalPlaceFields,
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

async function submitDistributor(): Promise<boolean> {
  const sent = await distributorForm.submit((values) => sendDistributor(bodyOf(fields, values)))
  if (sent === null) return false
  distributorForm.forget()
  return true
}

/**
 * Why an island: places are searched while typing, and the input is stored and sent in place. It
 * loads when it comes into view, because visitors first read the text above it.
 */
export function DistributorForm({ locale, texts }: TextProps<DistributorTexts>) {
  const form = useForm(distributorForm, texts, 'partner')
  const { bind } = form
  return (
    <RequestForm
      island="distributor"
      form={form}
      send={submitDistributor}
      prefill={prefillDistributor}
      locale={locale}
      texts={texts}
    >
      <div className="form-row">
        <NameField {...bind('name')} texts={texts} />
        <PhoneField {...bind('phone')} texts={texts} />
        <TextField
          {...bind('occupation')}
          label={texts.occupation}
          hint={texts.occupationHint}
          autoComplete="organization-title"
        />
        <TextField
          {...bind('company')}
          label={texts.company}
          optionalText={texts.optional}
          autoComplete="organization"
        />
      </div>
      <div className="form-row">
        <PlaceFields form={form} optional texts={texts} />
        <StreetField {...bind('address')} texts={texts} />
      </div>
    </RequestForm>
  )
}
