import { useStore } from '@nanostores/react'
import { longestEmail, longestPassword, shortestPassword } from '@nas/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { changeProfile } from '../../../api-client/account.ts'
import { $signedIn, type Profile, remembered, signOut } from '../../../stores/session.store.ts'
import { signIn } from '../../../stores/sign-in.ts'
import { notifyNextPage } from '../../../stores/toast.store.ts'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField } from '../../kit/forms/form-field.ts'
import { PendingEmail } from '../../kit/forms/pending-email.tsx'
import type { Problem } from '../../kit/forms/problems.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { ownAccountOptions, sessionResource } from './security.api.ts'
import { inBothLanguages, sentenceOf, tooManyAt, useSecurityTexts } from './security-texts.ts'

export function SignInPanel() {
  const { t } = useSecurityTexts()
  const person = useStore($signedIn)
  const [open, setOpen] = useState(false)
  const { data } = useQuery(ownAccountOptions)
  const pending = data?.pending_email ?? null
  if (person === null) return null
  return (
    <Panel title={t('signIn')}>
      {open ? (
        <SignInForm person={person} onClose={() => setOpen(false)} />
      ) : (
        <>
          <p>{t('signInNow', { email: person.email })}</p>
          <PendingEmail pending={pending} />
          <Button onClick={() => setOpen(true)}>{t('signInChange')}</Button>
        </>
      )}
    </Panel>
  )
}

/** Signs in this browser again, because the new password has ended every session. */
async function signInAgain(identifier: string, password: string): Promise<void> {
  try {
    await signIn({ identifier, password, remember: remembered() })
  } catch {
    // The shop's dialog asks for the second factor.
    notifyNextPage({ variant: 'success', message: inBothLanguages('passwordSavedSignIn') })
    signOut()
  }
}

function SignInForm({ person, onClose }: { person: Profile; onClose: () => void }) {
  const { t } = useSecurityTexts()
  const [version] = useState({
    values: { email: person.email, password: '', repeated: '', currentPassword: '' },
    updatedAt: null,
  })
  const lengths = { shortest: shortestPassword, longest: longestPassword }
  const longest = longestPassword
  const fields: readonly FormField[] = [
    {
      kind: 'line',
      name: 'email',
      label: t('email'),
      required: true,
      longest: longestEmail,
      inputMode: 'email',
    },
    {
      kind: 'newPassword',
      name: 'password',
      label: t('newPassword'),
      longest,
      hint: t('newPasswordHint', lengths),
    },
    { kind: 'newPassword', name: 'repeated', label: t('repeated'), longest },
    { kind: 'password', name: 'currentPassword', label: t('password'), required: true, longest },
  ]
  const form = useForm({
    draft: null,
    fields: byAttribute(fields),
    version,
    send: async ({ $state }) => {
      const { repeated: _repeated, ...changes } = $state.get().changes as Record<string, string>
      const { email } = await changeProfile(person.id, changes)
      if (changes.password) await signInAgain(email, changes.password)
      return changes.email
    },
    resources: [sessionResource, 'users'],
    onSaved: onClose,
    done: (asked) => (asked ? t('emailAsked', { email: asked }) : t('signInSaved')),
    failed: t('signInFailed'),
    problemsOf: tooManyAt('currentPassword'),
    noticeKey: 'sign-in',
  })
  const { email, password = '', repeated = '' } = form.state.changes
  const say = ({ name }: Problem) => t(sentenceOf(name), lengths)
  return (
    <form
      className="crm-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (password === repeated) form.submit()
        else form.refuse({ repeated: { name: 'passwordDiffers' } })
      }}
    >
      <p>{t('signInText')}</p>
      {fields.map((field) => (
        <Field key={field.name} form={form} field={field} say={say} />
      ))}
      <div className="crm-row">
        <Button
          type="primary"
          htmlType="submit"
          loading={form.saving}
          disabled={email === undefined && password === '' && repeated === ''}
        >
          {t('signInSave')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
