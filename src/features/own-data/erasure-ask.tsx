import { type SubmitEvent, useState } from 'react'
import { FormErrors } from '../../forms/error-summary.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { Locale } from '../../i18n/locale.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { erasureForm, submitErasure } from './erasure-form.ts'
import { DoneBox } from './link-box.tsx'
import type { OwnDataTexts } from './own-data-texts.ts'

interface ErasureAskProps {
  locale: Locale
  texts: OwnDataTexts
}

/** Where somebody without an account begins: with what opens the tracking of the order. */
export function ErasureAsk({ locale, texts }: ErasureAskProps) {
  const form = useForm(erasureForm, texts, 'erasure')
  const [sent, setSent] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await submitErasure(locale))) return
    setSent(true)
    erasureForm.forget()
  }
  if (sent) {
    return (
      <DoneBox title={texts.sentTitle}>
        <p>{texts.sentText}</p>
      </DoneBox>
    )
  }
  return (
    <form className="own-data__box" aria-labelledby="own-data-guest" noValidate onSubmit={submit}>
      <h2 id="own-data-guest">{texts.guestTitle}</h2>
      <p className="muted">{texts.guestText}</p>
      <TextField
        {...form.bind('code')}
        label={texts.orderCode}
        hint={texts.orderCodeHint}
        autoComplete="off"
      />
      <TextField
        {...form.bind('phone')}
        label={texts.orderPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <FormErrors form={form} />
      <SubmitButton label={texts.ask} busy={form.busy} busyLabel={texts.asking} block={false} />
    </form>
  )
}
