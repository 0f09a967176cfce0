import { longestOrderCode } from '@nas/contract/limits'
import { fill } from '@nas/domain/placeholders'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { askForErasure, eraseOrders } from '../../api-client/privacy.ts'
import { FormErrors } from '../../forms/error-summary.tsx'
import { phoneField, requiredText } from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf } from '../../forms/form-fields.ts'
import { useForm } from '../../forms/use-form.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DoneBox, LinkBox, type OwnDataTexts } from './link-box.tsx'

const fields = {
  code: requiredText(longestOrderCode, {
    missing: 'orderCodeRequired',
    invalid: 'orderCodeInvalid',
  }),
  phone: phoneField,
} as const

const erasureForm = createForm<typeof fields, keyof OwnDataTexts>({
  key: draftKeys.erasureDraft,
  fields,
})

const sentences: Readonly<Record<string, keyof OwnDataTexts>> = {
  order_unknown: 'orderUnknown',
  order_open: 'orderOpen',
  member_order: 'memberOrder',
  email_missing: 'emailMissing',
}

type ErasureAskProps = TextProps<OwnDataTexts>

export function ErasureAsk({ locale, texts }: ErasureAskProps) {
  const form = useForm(erasureForm, texts, 'erasure')
  const [sent, setSent] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const asked = await erasureForm.submit(
      (values) => askForErasure({ ...bodyOf(fields, values), locale }),
      (error) => {
        const sentence = error instanceof ApiError ? sentences[error.code] : undefined
        return sentence && { sentence, fields: {} }
      },
    )
    if (asked === null) return
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

export function ErasureConfirm({ code, ...shared }: ErasureAskProps & { code: string }) {
  const { texts } = shared
  return (
    <LinkBox
      name="erase"
      title={texts.eraseTitle}
      button={texts.eraseYes}
      busyButton={texts.erasing}
      isDanger
      follow={() => eraseOrders(code)}
      done={({ erased, open }) => (
        <DoneBox title={texts.erasedTitle}>
          <p>{fill(texts.erasedCodes, { codes: erased.join(', ') })}</p>
          {open > 0 ? <p>{fill(texts.erasedOpen, { count: open })}</p> : null}
        </DoneBox>
      )}
      again="/du-lieu-ca-nhan"
      {...shared}
    >
      <p>{texts.eraseText}</p>
      <p>{texts.eraseKeeps}</p>
      <p>
        <strong>{texts.eraseFinal}</strong>
      </p>
    </LinkBox>
  )
}
