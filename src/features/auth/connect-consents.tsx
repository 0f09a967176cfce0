import type { ConsentBoxes } from '@nas/contract/accounts/fields'
import type { SocialProviderName } from '@nas/contract/connect'
import { consentPurposes } from '@nas/contract/consents'
import { fill } from '@nas/domain/placeholders'
import type { SubmitEvent } from 'react'
import { Consents } from '../../forms/consents.tsx'
import { FormErrors } from '../../forms/error-summary.tsx'
import { consentFields } from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf, type FormTexts } from '../../forms/form-fields.ts'
import { useForm } from '../../forms/use-form.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'

const connectForm = createForm({ key: draftKeys.connectDraft, fields: consentFields })

interface ConnectConsentsProps extends TextProps<FormTexts & Texts<'connect'>> {
  provider: SocialProviderName
  send: (consents: ConsentBoxes) => Promise<unknown>
}

/** Consents of a new member before an account is created with Google or Facebook (SPEC §3). */
export function ConnectConsents({ provider, locale, texts, send }: ConnectConsentsProps) {
  const form = useForm(connectForm, texts, 'connect')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    await connectForm.submit((values) => {
      const consent_all = consentPurposes.every((purpose) => values[purpose])
      return send({ ...bodyOf(consentFields, values), consent_all })
    })
  }
  const name = { google: 'Google', facebook: 'Facebook' }[provider]
  return (
    <form className="connect-return__form" noValidate onSubmit={submit}>
      <p className="muted">{fill(texts.newcomer, { provider: name })}</p>
      <Consents form={form} dataText={texts.consentAccount} locale={locale} texts={texts} />
      <FormErrors form={form} />
      <SubmitButton label={texts.open} busy={form.busy} busyLabel={texts.opening} />
      <a className="button button--quiet" href={href(locale, '/')}>
        {texts.notNow}
      </a>
    </form>
  )
}
