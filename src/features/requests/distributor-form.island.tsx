import { NameField, PhoneField, StreetField } from '../../forms/person-fields.tsx'
import { PlaceFields } from '../../forms/place-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { Locale } from '../../i18n/locale.ts'
import { TextField } from '../../ui/text-field.tsx'
import {
  type DistributorTexts,
  distributorForm,
  prefillDistributor,
  submitDistributor,
} from './distributor-form.ts'
import { RequestForm } from './request-form.tsx'

interface DistributorFormProps {
  locale: Locale
  texts: DistributorTexts
}

/**
 * Why an island: places are searched by typing, and what is typed is kept and sent in place.
 * It loads when it comes into reach: the pitch above it is read first.
 */
export function DistributorForm({ locale, texts }: DistributorFormProps) {
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
        <PlaceFields
          idOf={form.idOf}
          chosen={form.values}
          errorOf={form.errorOf}
          onChange={distributorForm.change}
          onScheme={(scheme) => distributorForm.change('scheme', scheme)}
          texts={texts}
        />
        <StreetField {...bind('address')} texts={texts} />
      </div>
    </RequestForm>
  )
}
