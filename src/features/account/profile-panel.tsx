import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useState } from 'react'
import { changeProfile } from '../../api-client/account.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import { FormErrors } from '../../forms/error-summary.tsx'
import { EmailField, NameField, PhoneField } from '../../forms/person-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { notify } from '../../stores/toast.store.ts'
import { LoadFailure, Loading } from '../../ui/load-states.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import {
  $member,
  forgetMember,
  loadMember,
  type Member,
  type MemberProps,
  type MemberTexts,
  type MemberView,
  problemOf,
} from './account.store.ts'
import { DeleteAccount, ExportData } from './account-data.tsx'
import { Connections } from './connections.tsx'
import { CurrentPassword } from './current-password.tsx'
import { PasswordSection } from './password-section.tsx'
import { PendingEmail } from './pending-email.tsx'
import {
  asksForPassword,
  type Gender,
  profileForm,
  saveProfile,
  showProfile,
} from './profile-form.ts'
import { Sessions } from './sessions.tsx'

/** Optional consents; the other two are required for an account. */
const choices = [
  ['marketing', 'consent_marketing', 'consentMarketing'],
  ['loyalty', 'consent_loyalty', 'consentLoyalty'],
] as const

type Purpose = (typeof choices)[number][0]

const isGiven = ({ account }: Member, purpose: Purpose): boolean =>
  account.consents.findLast((consent) => consent.purpose === purpose)?.granted === true

function ConsentChoices({ member, texts }: Omit<MemberProps, 'locale'>) {
  const [pressed, setPressed] = useState<Partial<Record<Purpose, boolean>>>({})
  const { run } = useSingleRun()

  const change = async (purpose: Purpose, field: (typeof choices)[number][1], given: boolean) => {
    setPressed({ [purpose]: given })
    try {
      await changeProfile(member.user.id, { [field]: given })
      await loadMember()
      notify({ variant: 'success', message: texts.consentSaved })
    } catch (error) {
      notify({ variant: 'danger', message: texts[problemOf(error)] })
    } finally {
      setPressed({})
    }
  }
  return (
    <section className="member-box" aria-labelledby="member-consents">
      <h3 id="member-consents">{texts.consentsTitle}</h3>
      <div>
        {choices.map(([purpose, field, words]) => (
          <label key={purpose} className="check">
            <input
              type="checkbox"
              checked={pressed[purpose] ?? isGiven(member, purpose)}
              onChange={(event) => void run(() => change(purpose, field, event.target.checked))}
            />
            <span>{texts[words]}</span>
          </label>
        ))}
      </div>
      <p className="muted">{texts.consentsText}</p>
    </section>
  )
}

const genderNames = {
  '': 'genderNone',
  female: 'genderFemale',
  male: 'genderMale',
  other: 'genderOther',
} as const satisfies Record<Gender, keyof MemberTexts>

function ProfileFields({ texts }: { texts: MemberTexts }) {
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
        <CurrentPassword {...form.bind('current')} hint={texts.currentForEmail} texts={texts} />
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

const waiting: MemberView = { state: 'loading' }

export function ProfilePanel({ locale, texts }: Omit<MemberProps, 'member'>) {
  const view = useStore($member, { ssr: () => waiting })

  useEffect(() => {
    void loadMember()
    return forgetMember
  }, [])
  useEffect(() => {
    if (view.state === 'ready') showProfile(view.user)
  }, [view])

  return (
    <>
      <h2>{texts.profile}</h2>
      {view.state === 'loading' ? <Loading words={texts.loading} /> : null}
      {view.state === 'failed' ? (
        <LoadFailure
          words={texts.loadFailed}
          retry={texts.retry}
          onRetry={() => void loadMember()}
        />
      ) : null}
      {view.state === 'ready' ? (
        <div className="member-boxes">
          <section className="member-box" aria-labelledby="member-person">
            <h3 id="member-person">{texts.personTitle}</h3>
            <ProfileFields texts={texts} />
            <PendingEmail member={view} texts={texts} />
          </section>
          <PasswordSection member={view} locale={locale} texts={texts} />
          <Sessions texts={texts} />
          <Connections member={view} locale={locale} texts={texts} />
          <ConsentChoices member={view} texts={texts} />
          {view.user.role?.type === 'admin' ? null : (
            <>
              <ExportData member={view} locale={locale} texts={texts} />
              <DeleteAccount member={view} locale={locale} texts={texts} />
            </>
          )}
        </div>
      ) : null}
    </>
  )
}
