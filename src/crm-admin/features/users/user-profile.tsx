import { longestEmail, longestName, longestPhone, longestUsername } from '@nas/contract/limits'
import type { User } from '@nas/contract/user'
import { formatPhone } from '@nas/domain/contact'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { api } from '../../../api-client/api.ts'
import { RecordForm, useRecordForm } from '../../kit/forms/form.tsx'
import { fieldsOf } from '../../kit/forms/form-field.ts'
import { PendingEmail } from '../../kit/forms/pending-email.tsx'
import { optionsOf } from '../../kit/list/list-view.ts'
import { Entries } from '../../kit/page/entries.tsx'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { Panel } from '../../kit/page/page-frame.tsx'
import { Phone } from '../../kit/values/phone.tsx'
import { useUserTexts } from './user-texts.ts'
import { addressesOfOptions, userAccountOptions } from './users.api.ts'

const genders = ['male', 'female', 'other'] as const

/** The fields of a person that staff may change (API R31). */
export function UserProfile({ user }: { user: User }) {
  const { t } = useUserTexts()
  const id = String(user.id)
  const { profile } = useRouteContext({ from: '__root__' })
  // Only staff themselves can change their sign-in (commerce enforces it).
  const isStaff = user.role?.type === 'admin'
  const account = useQuery(userAccountOptions(id))
  const form = useRecordForm({
    resource: 'users',
    audited: { kind: 'user', subject: id },
    stored: {
      fullname: user.fullname ?? '',
      ...(!isStaff && { username: user.username, email: user.email }),
      phone: formatPhone(user.phone ?? ''),
      gender: user.gender ?? '',
    },
    updatedAt: user.updatedAt,
    save: (changes, updatedAt) =>
      api.put(`/api/users/${encodeURIComponent(id)}`, { ...changes, updatedAt }),
  })
  const fields = fieldsOf(t, {
    fullname: { kind: 'line', longest: longestName },
    username: { kind: 'line', longest: longestUsername, required: true },
    email: { kind: 'line', longest: longestEmail, required: true, inputMode: 'email' },
    phone: { kind: 'line', longest: longestPhone, required: true, inputMode: 'tel' },
    gender: {
      kind: 'choice',
      options: [
        { value: '', label: t('gender.none') },
        ...optionsOf(genders, (gender) => t(`gender.${gender}`)),
      ],
    },
  })
  const isSignIn = (name: string) => name === 'username' || name === 'email'
  return (
    <Panel title={t('profile')}>
      {isStaff && (
        <p>
          {t('signInName', { email: user.email })}{' '}
          {profile.id === id ? <Link to="/security">{t('signIn.own')}</Link> : t('signIn.theirs')}
        </p>
      )}
      <PendingEmail pending={account.data?.pending_email ?? null} user={id} />
      <RecordForm form={form} fields={fields.filter(({ name }) => !isStaff || !isSignIn(name))} />
    </Panel>
  )
}

export function UserAddresses({ user }: { user: User }) {
  const { t } = useUserTexts()
  const query = useQuery(addressesOfOptions(String(user.id)))
  return (
    <LoadedPanel title={t('addresses')} query={query}>
      {(addresses) => (
        <Entries items={addresses} none={t('noAddresses')}>
          {({ id, attributes: { name, phone, address, ward, district, province } }) => (
            <li key={id}>
              <p>
                <strong>{name}</strong>
                {phone && (
                  <>
                    {' · '}
                    <Phone number={phone} />
                  </>
                )}
              </p>
              <p>{[address, ward, district, province].filter(Boolean).join(', ')}</p>
            </li>
          )}
        </Entries>
      )}
    </LoadedPanel>
  )
}
