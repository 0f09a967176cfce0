import { useStore } from '@nanostores/react'
import { longestEmail, longestName } from '@nas/contract/limits'
import type { InviteStaff } from '@nas/contract/people/operations'
import { userSchema } from '@nas/contract/user'
import { roles, type StaffRole } from '@nas/domain/roles'
import { useNavigate } from '@tanstack/react-router'
import { Modal } from 'antd'
import { parse } from 'valibot'
import { api } from '../../../api-client/api.ts'
import { $signedIn } from '../../../stores/session.store.ts'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, fieldsOf } from '../../kit/forms/form-field.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { RolesField } from './roles-field.tsx'
import { useUserTexts } from './user-texts.ts'

/** The roles are one text, separated by commas. */
const untouched = { values: { fullname: '', email: '', duties: '' }, updatedAt: null }

const rolesIn = (text: string): StaffRole[] => {
  const chosen = text.split(',')
  return roles.filter((role) => chosen.includes(role))
}

/** Loaded with the form kit when it is first opened. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useUserTexts()
  const navigate = useNavigate()
  const own = useStore($signedIn)?.email
  const isOwn = (typed: string) => typed.trim().toLowerCase() === own?.toLowerCase()
  const fields = fieldsOf(t, {
    fullname: { kind: 'line', longest: longestName },
    email: { kind: 'line', longest: longestEmail, inputMode: 'email' },
    duties: { kind: 'line' },
  })
  const form = useForm<string>({
    draft: null,
    fields: byAttribute(fields),
    version: untouched,
    send: async ({ $state }) => {
      const { fullname, email, duties } = { ...untouched.values, ...$state.get().changes }
      const person = { fullname: String(fullname), email: String(email) }
      const invited: InviteStaff = { ...person, duties: rolesIn(String(duties)), locale }
      const id = String(parse(userSchema, await api.post('/api/app/invitestaff', invited)).id)
      void navigate({ to: '/users/$userId', params: { userId: id } })
      return person.email.trim()
    },
    resources: ['users'],
    done: (email) => t('invite.done', { email }),
    failed: t('failed'),
    fieldOfCode: { taken: 'email' },
    onSaved: onClose,
    noticeKey: 'invite',
  })
  return (
    <Modal
      open
      title={t('invite')}
      okText={t('invite.send')}
      cancelText={t('invite.back')}
      confirmLoading={form.saving}
      onOk={() => {
        if (isOwn(form.textOf('email'))) form.refuse({ email: { name: 'ownEmail' } })
        else form.submit()
      }}
      onCancel={onClose}
    >
      <p>{t('invite.text')}</p>
      <div className="crm-stack">
        {fields
          .filter(({ name }) => name !== 'duties')
          .map((field) => (
            <Field key={field.name} form={form} field={field} />
          ))}
        <RolesField
          held={rolesIn(form.textOf('duties'))}
          onChange={(held) => form.change('duties', held.join())}
        />
        {form.problems.duties && (
          <p className="crm-problem" role="alert">
            {t('duties.none')}
          </p>
        )}
      </div>
    </Modal>
  )
}
