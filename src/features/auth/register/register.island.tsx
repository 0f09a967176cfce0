import { fill } from '@nas/domain/placeholders'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Consents } from '../../../forms/consents.tsx'
import { FormErrors } from '../../../forms/error-summary.tsx'
import { genders } from '../../../forms/fields.ts'
import { EmailField, NameField, PhoneField } from '../../../forms/person-fields.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useHydrated } from '../../../hydration/use-hydrated.ts'
import type { TextProps, Texts } from '../../../i18n/catalogues.ts'
import { href } from '../../../i18n/href.ts'
import { $signedIn } from '../../../stores/session.store.ts'
import { notifyNextPage } from '../../../stores/toast.store.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { pageAfterSignIn } from '../after-sign-in.ts'
import { SocialButtons } from '../social-buttons.tsx'
import { submitRegister } from './register.store.ts'
import { type RegisterTexts, type RegisterValues, registerForm } from './register-form.ts'

const focus = (heading: HTMLElement | null) => heading?.focus()

type Gender = RegisterValues['gender']

interface GenderFieldProps {
  id: string
  value: Gender
  onChange: (gender: Gender) => void
  texts: RegisterTexts
}

/** Optional: pressing the chosen option again clears it. */
function GenderField({ id, value, onChange, texts }: GenderFieldProps) {
  const words = { female: texts.female, male: texts.male, other: texts.otherGender }
  return (
    <fieldset className="field choice" id={id}>
      <legend className="field__label">
        {texts.gender} <span className="field__optional">({texts.optional})</span>
      </legend>
      <div className="choice__row">
        {genders.map((gender) => (
          <label key={gender} className="choice__option">
            <input
              type="radio"
              name={id}
              value={gender}
              checked={value === gender}
              onChange={() => onChange(gender)}
              onClick={() => value === gender && onChange('')}
            />
            {words[gender]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function RegisterFields({ texts }: { texts: RegisterTexts }) {
  const form = useForm(registerForm, texts, 'register')
  return (
    <div className="register__fields">
      <NameField {...form.bind('name')} texts={texts} />
      <PhoneField {...form.bind('phone')} texts={texts} />
      <EmailField {...form.bind('email')} texts={texts} />
      <EmailField {...form.bind('emailAgain')} texts={texts} label={texts.emailAgain} />
      <PasswordField
        {...form.bind('password')}
        texts={texts}
        label={texts.password}
        hint={form.say(texts.passwordHint)}
      />
      <PasswordField {...form.bind('passwordAgain')} texts={texts} label={texts.passwordAgain} />
      <GenderField
        id={form.idOf('gender')}
        value={form.values.gender}
        onChange={(gender) => registerForm.change('gender', gender)}
        texts={texts}
      />
    </div>
  )
}

/** Shown for every address, so that it does not reveal whether an account exists (ADR 0074). */
export function RegisterMailed({ email, texts }: { email: string; texts: RegisterTexts }) {
  return (
    <div className="register__form">
      <h2 tabIndex={-1} ref={focus}>
        {texts.mailedTitle}
      </h2>
      <p className="register__mailed">{fill(texts.mailedText, { email })}</p>
      <p className="muted">{texts.mailedHint}</p>
    </div>
  )
}

interface RegisterProps extends TextProps<RegisterTexts> {
  auth: Texts<'auth'>
}

/** Redirects signed-in visitors; replaces the page in the history. */
function sendOnMembers(): () => void {
  return $signedIn.subscribe((profile) => {
    const next = profile && pageAfterSignIn(profile, location)
    if (next) location.replace(next)
  })
}

/**
 * Why an island: a form that is validated while it is filled in. `client:load`: it is the page's
 * only content.
 */
export function Register({ locale, texts, auth }: RegisterProps) {
  const form = useForm(registerForm, texts, 'register')
  const hydrated = useHydrated()
  const { busy } = form
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
        <RegisterFields texts={texts} />
        <Consents form={form} dataText={texts.consentAccount} locale={locale} texts={texts} />
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
