import { type SubmitEvent, useEffect, useState } from 'react'
import { Consents } from '../../../forms/consents.tsx'
import { FormErrors } from '../../../forms/error-summary.tsx'
import type { Texts } from '../../../i18n/catalogues.ts'
import { fill } from '../../../i18n/fill.ts'
import { href } from '../../../i18n/href.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { useHydrated } from '../../../islands/use-hydrated.ts'
import { $signedIn } from '../../../stores/session.store.ts'
import { notifyNextPage } from '../../../stores/toast.store.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { pageAfterSignIn } from '../after-sign-in.ts'
import { SocialButtons } from '../social-buttons.tsx'
import { submitRegister } from './register.store.ts'
import { RegisterFields, useRegister } from './register-fields.tsx'
import { type RegisterTexts, registerForm } from './register-form.ts'
import { RegisterMailed } from './register-mailed.tsx'

interface RegisterProps {
  locale: Locale
  texts: RegisterTexts
  auth: Texts<'auth'>
}

/** Who is, or becomes, signed in has nothing to do here, and does not come back by "back". */
function sendOnMembers(): () => void {
  return $signedIn.subscribe((profile) => {
    const next = profile && pageAfterSignIn(profile, location)
    if (next) location.replace(next)
  })
}

/**
 * Why an island: a form whose answers are checked while it is filled in.
 * `client:load`: it is what the page is for.
 */
export function Register({ locale, texts, auth }: RegisterProps) {
  const form = useRegister(texts)
  const hydrated = useHydrated()
  const { busy, values } = form
  const [mailedTo, setMailedTo] = useState<string>()

  useEffect(sendOnMembers, [])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { name, email } = registerForm.$values.get()
    const result = await submitRegister(locale)
    if (result === 'mailed') {
      setMailedTo(email.trim())
    } else if (result === 'signedIn') {
      notifyNextPage({ variant: 'success', message: fill(texts.welcome, { name: name.trim() }) })
    } else if (result === 'saved') {
      notifyNextPage({ variant: 'success', message: texts.savedSignIn })
      location.assign(href(locale, '/?login=1'))
    }
  }

  if (mailedTo !== undefined) return <RegisterMailed email={mailedTo} texts={texts} />
  return (
    <form
      className="register__form"
      data-island="register"
      data-ready={hydrated ? '' : undefined}
      noValidate
      onSubmit={submit}
    >
      <fieldset className="register__body" disabled={!hydrated}>
        <RegisterFields form={form} texts={texts} />
        <Consents
          idOf={form.idOf}
          given={values}
          errorOf={form.errorOf}
          onChange={registerForm.change}
          dataText={texts.consentAccount}
          locale={locale}
          texts={texts}
        />
      </fieldset>
      <FormErrors form={form} />
      <SubmitButton
        label={texts.submit}
        busy={busy}
        busyLabel={texts.submitting}
        disabled={!hydrated}
      />
      <SocialButtons locale={locale} texts={auth} />
    </form>
  )
}
