import { type SubmitEvent, useEffect, useState } from 'react'
import { sendDistributor } from '../../api-client/requests.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { FormDone } from '../../forms/form-done.tsx'
import { NameField, PhoneField, StreetField } from '../../forms/person-fields.tsx'
import { PlaceFields } from '../../forms/place-fields.tsx'
import { PrivacyNote } from '../../forms/privacy-note.tsx'
import { useForm } from '../../forms/use-form.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $signedIn } from '../../stores/session.store.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  distributorFields,
  distributorForm,
  distributorRefusal,
  distributorRequest,
  prefillDistributor,
} from './distributor-form.store.ts'
import type { DistributorTexts } from './distributor-texts.ts'

interface DistributorFormProps {
  locale: Locale
  texts: DistributorTexts
}

const refused = { incomplete: 'problemInvalid', of: distributorRefusal } as const

/**
 * Why an island: places are searched by typing, and what is typed is kept and sent in place.
 * It loads when it comes into reach: the pitch above it is read first.
 */
export function DistributorForm({ locale, texts }: DistributorFormProps) {
  const hydrated = useHydrated()
  const fields = useForm(distributorForm, texts, 'partner')
  const { values, attempt, busy, bind, idOf, errorOf, listed } = fields
  const [sentBy, setSentBy] = useState<string | null>(null)

  useEffect(() => $signedIn.subscribe(prefillDistributor), [])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const name = values.name.trim()
    const sent = await distributorForm.submit(async (current) => {
      await sendDistributor(distributorRequest(current))
      return true
    }, refused)
    if (sent === null) return
    setSentBy(name)
    distributorForm.forget()
  }

  if (sentBy !== null) {
    return (
      <FormDone
        title={fill(texts.doneTitle, { name: sentBy })}
        text={texts.doneText}
        again={texts.again}
        onAgain={() => {
          setSentBy(null)
          prefillDistributor($signedIn.get())
        }}
        firstField={idOf('name')}
      />
    )
  }
  return (
    <form
      className="form-card"
      data-island="distributor"
      data-ready={hydrated ? '' : undefined}
      noValidate
      onSubmit={submit}
    >
      <fieldset disabled={!hydrated}>
        <div className="form-row">
          <NameField {...bind('name')} texts={texts} />
          <PhoneField {...bind('phone')} texts={texts} />
          <TextField
            {...bind('occupation')}
            label={texts.occupation}
            hint={texts.occupationHint}
            required
            autoComplete="organization-title"
            maxLength={120}
          />
          <TextField
            {...bind('company')}
            label={texts.company}
            optionalText={texts.optional}
            autoComplete="organization"
            maxLength={200}
          />
        </div>
        <div className="form-row">
          <PlaceFields
            idOf={idOf}
            chosen={values}
            errorOf={errorOf}
            onChange={distributorForm.change}
            texts={texts}
          />
          <StreetField {...bind('address')} texts={texts} />
        </div>
      </fieldset>
      {attempt.state === 'refused' ? (
        <ErrorSummary
          title={texts[attempt.sentence]}
          errors={listed(distributorFields)}
          attempt={attempt}
        />
      ) : null}
      <SubmitButton
        label={texts.send}
        busy={busy}
        busyLabel={texts.sending}
        disabled={!hydrated}
        block={false}
      />
      <PrivacyNote locale={locale} texts={texts} />
    </form>
  )
}
