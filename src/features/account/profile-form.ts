import type { User } from '@nas/contract/user'
import * as v from 'valibot'
import { changeProfile } from '../../api-client/account.ts'
import { ApiError } from '../../api-client/api-error.ts'
import { emailRule, errorsBy, phoneRule, required } from '../../forms/field-rules.ts'
import { createForm } from '../../forms/form.ts'
import { type Refusal, refusalOf } from '../../forms/refusal.ts'
import { readerOf, storedText } from '../../forms/stored-values.ts'
import { storageKeys } from '../../stores/keys.ts'
import type { MemberTexts } from './account.store.ts'
import { $member, endIfSignedOut, takeUser } from './account.store.ts'

type Sentence = keyof MemberTexts

export const genders = ['', 'female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

interface ProfileValues {
  /** Whose profile was begun to be changed. */
  owner: string
  fullname: string
  email: string
  phone: string
  gender: Gender
}

const empty: ProfileValues = { owner: '', fullname: '', email: '', phone: '', gender: '' }

const stored = v.object({
  owner: storedText,
  fullname: storedText,
  email: storedText,
  phone: storedText,
  gender: v.fallback(v.picklist(genders), ''),
})

const rules = v.object({
  fullname: required('nameRequired' satisfies Sentence),
  email: emailRule,
  phone: phoneRule,
})

function valuesOf({ id, fullname, email, phone, gender }: User): ProfileValues {
  const known = genders.find((one) => one === gender) ?? ''
  return { owner: String(id), fullname: fullname ?? '', email, phone: phone ?? '', gender: known }
}

const kept = (): ProfileValues => {
  const view = $member.get()
  return view.state === 'ready' ? valuesOf(view.user) : empty
}

export const profileForm = createForm<ProfileValues, Sentence>({
  key: storageKeys.profileDraft,
  empty,
  read: readerOf(stored, empty),
  // What Google or Facebook vouch for may be wider than the rule for what is typed here.
  errorsOf: (values) => {
    const errors = errorsBy<ProfileValues, Sentence>(rules, values)
    if (values.email.trim() === kept().email) delete errors.email
    return errors
  },
})

/** Shows the profile, unless this member's changes have not been saved yet. */
export function showProfile(user: User): void {
  if (profileForm.$values.get().owner === String(user.id)) return
  profileForm.forget()
  profileForm.fill(valuesOf(user))
}

const refused = {
  incomplete: 'problemInvalid',
  of(error: unknown): Refusal<ProfileValues, Sentence> {
    endIfSignedOut(error)
    if (error instanceof ApiError && error.code === 'taken') {
      return { sentence: 'problemInvalid', fields: { email: 'emailTaken' } }
    }
    return refusalOf<ProfileValues, Sentence>(error, {
      fullname: { other: 'nameInvalid' },
      email: { other: 'emailInvalid' },
      phone: { other: 'phoneInvalid' },
    })
  },
} as const

/** Only what was changed is sent: another page may have changed the rest. */
function changesOf(values: ProfileValues): Partial<ProfileValues> {
  const before = kept()
  const fields = ['fullname', 'email', 'phone', 'gender'] as const
  const changed = fields.filter((field) => values[field].trim() !== before[field])
  return Object.fromEntries(changed.map((field) => [field, values[field].trim()]))
}

/** True when it was saved. */
export async function saveProfile(): Promise<boolean> {
  const user = await profileForm.submit(
    (values) => changeProfile(values.owner, changesOf(values)),
    refused,
  )
  if (user === null) return false
  takeUser(user)
  profileForm.forget()
  profileForm.fill(valuesOf(user))
  return true
}
