import { longestEmail, longestName, longestPhone, longestUsername } from '@nas/contract/limits'
import type { User } from '@nas/contract/user'
import { RecordForm } from '../record/record-form.tsx'
import { useRecordForm } from '../record/use-record-form.ts'
import { Panel } from '../shell/page-frame.tsx'
import { useUserTexts } from './user-texts.ts'
import { changeUser } from './users.api.ts'

const genders = ['male', 'female', 'other'] as const

/** What staff may change of a person (contract R31). */
export function UserProfile({ user }: { user: User }) {
  const { t } = useUserTexts()
  const id = String(user.id)
  const form = useRecordForm({
    resource: 'users',
    id,
    stored: {
      username: user.username,
      fullname: user.fullname ?? '',
      email: user.email,
      phone: user.phone ?? '',
      gender: user.gender ?? '',
    },
    updatedAt: user.updatedAt,
    save: (changes, base) => changeUser(id, changes, base),
  })
  return (
    <Panel title={t('profile')}>
      <RecordForm
        form={form}
        fields={[
          { name: 'fullname', label: t('fullname'), longest: longestName },
          { name: 'username', label: t('username'), longest: longestUsername, required: true },
          {
            name: 'email',
            label: t('email'),
            longest: longestEmail,
            required: true,
            inputMode: 'email',
          },
          {
            name: 'phone',
            label: t('phone'),
            longest: longestPhone,
            required: true,
            inputMode: 'tel',
          },
          {
            name: 'gender',
            label: t('gender'),
            options: [
              { value: '', label: t('gender.none') },
              ...genders.map((value) => ({ value, label: t(`gender.${value}`) })),
            ],
          },
        ]}
      />
    </Panel>
  )
}
