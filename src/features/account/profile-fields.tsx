import type { SubmitEvent } from 'react'
import { FormErrors } from '../../forms/error-summary.tsx'
import { EmailField, NameField, PhoneField } from '../../forms/person-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { notify } from '../../stores/toast.store.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { MemberTexts } from './account.store.ts'
import { asksForPassword, type Gender, profileForm, saveProfile } from './profile-form.ts'

const genderNames = {
  '': 'genderNone',
  female: 'genderFemale',
  male: 'genderMale',
  other: 'genderOther',
} as const satisfies Record<Gender, keyof MemberTexts>

export function ProfileFields({ texts }: { texts: MemberTexts }) {
  const form = useForm(profileForm, texts, 'profile')

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (await saveProfile()) notify({ variant: 'success', message: texts.profileSaved })
  }
  return (
    <form className="member-form" noValidate onSubmit={submit}>
      <FormErrors form={form} />
      <NameField {...form.bind('fullname')} texts={texts} />
      <EmailField {...form.bind('email')} texts={texts} />
      {asksForPassword(form.values.email) ? (
        <PasswordField
          {...form.bind('current')}
          label={texts.currentPassword}
          hint={texts.currentForEmail}
          autoComplete="current-password"
          show={texts.showPassword}
          hide={texts.hidePassword}
        />
      ) : null}
      <PhoneField {...form.bind('phone')} texts={texts} />
      <div className="field">
        <label htmlFor={form.idOf('gender')}>{texts.gender}</label>
        <select
          id={form.idOf('gender')}
          autoComplete="sex"
          value={form.values.gender}
          onChange={(event) => profileForm.change('gender', event.target.value as Gender)}
        >
          {(Object.keys(genderNames) as Gender[]).map((gender) => (
            <option key={gender} value={gender}>
              {texts[genderNames[gender]]}
            </option>
          ))}
        </select>
      </div>
      <SubmitButton label={texts.save} busy={form.busy} busyLabel={texts.saving} />
    </form>
  )
}
