import { type SubmitEvent, useEffect, useRef } from 'react'
import { FormErrors } from '../../forms/error-summary.tsx'
import { NameField, PhoneField, StreetField } from '../../forms/person-fields.tsx'
import { PlaceFields } from '../../forms/place-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { notify } from '../../stores/toast.store.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { BookTexts } from './address-form.ts'
import { addressForm, newAddress, saveAddress } from './address-form.ts'

interface AddressEditorProps {
  texts: BookTexts
}

/** Adds an address or changes one. */
export function AddressEditor({ texts }: AddressEditorProps) {
  const form = useForm(addressForm, texts, 'address')
  const { values } = form
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await saveAddress())) return
    notify({ variant: 'success', message: texts.saved })
  }
  return (
    <section className="member-box" aria-labelledby="address-title">
      <h3 id="address-title" ref={heading} tabIndex={-1}>
        {values.editing === newAddress ? texts.add : texts.change}
      </h3>
      <form className="member-form" noValidate onSubmit={submit}>
        <FormErrors form={form} />
        <NameField {...form.bind('name')} texts={texts} />
        <PhoneField {...form.bind('phone')} texts={texts} />
        <PlaceFields
          idOf={form.idOf}
          chosen={values}
          errorOf={form.errorOf}
          onChange={addressForm.change}
          onScheme={(scheme) => addressForm.change('scheme', scheme)}
          texts={texts}
        />
        <StreetField {...form.bind('address')} texts={texts} />
        <div className="member-form__end">
          <SubmitButton label={texts.save} busy={form.busy} busyLabel={texts.saving} />
          <button type="button" className="button button--quiet" onClick={addressForm.forget}>
            {texts.giveUp}
          </button>
        </div>
      </form>
    </section>
  )
}
