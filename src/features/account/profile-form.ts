import { longestEmail } from '@nas/contract/limits'
import type { User } from '@nas/contract/user'
import { formatPhone } from '@nas/domain/contact'
import { changeProfile } from '../../api-client/account.ts'
import { ApiError } from '../../api-client/api-error.ts'
import {
  emailField,
  genderField,
  genders,
  nameField,
  notSent,
  optionalText,
  phoneField,
  secretText,
  sentAs,
} from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf, emptyOf, type ValuesOf } from '../../forms/form-fields.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { endIfSignedOut } from '../../stores/session-token.ts'
import { $member, loadMember, type MemberTexts, takeUser } from './account.store.ts'

const fields = {
  owner: notSent(optionalText(100)),
  /** The member's e-mail at the time of the input. */
  knownEmail: notSent(optionalText(longestEmail)),
  fullname: nameField,
  email: emailField,
  phone: phoneField,
  gender: genderField,
  current: sentAs(secretText('currentRequired', 'currentWrong'), 'currentPassword'),
} as const

type ProfileValues = ValuesOf<typeof fields>
export type Gender = ProfileValues['gender']

function valuesOf({ id, fullname, email, phone, gender }: User): ProfileValues {
  const known = genders.find((one) => one === gender) ?? ''
  const person = { fullname: fullname ?? '', email, phone: formatPhone(phone ?? '') }
  return { ...person, knownEmail: email, owner: String(id), gender: known, current: '' }
}

const saved = (): ProfileValues => {
  const view = $member.get()
  return view.state === 'ready' ? valuesOf(view.user) : emptyOf(fields)
}

/** A new e-mail changes the sign-in, so an account with a password has to enter it. */
export function asksForPassword(email: string): boolean {
  const view = $member.get()
  return view.state === 'ready' && view.account.has_password && email.trim() !== view.user.email
}

export const profileForm = createForm<typeof fields, keyof MemberTexts>({
  key: draftKeys.profileDraft,
  fields,
  // E-mails verified by Google or Facebook may break the rule for typed ones.
  check(errors, { email }) {
    if (email.trim() === saved().email) delete errors.email
    if (!asksForPassword(email)) delete errors.current
    return errors
  },
})

/** Shows the profile, unless this member has unsaved changes. */
export function showProfile(user: User): void {
  const { owner, email, knownEmail } = profileForm.$values.get()
  if (owner === String(user.id)) {
    // A new e-mail has been confirmed meanwhile.
    if (email === knownEmail) profileForm.fill({ email: user.email, knownEmail: user.email })
    return
  }
  profileForm.forget()
  profileForm.fill(valuesOf(user))
}

function explain(error: unknown) {
  endIfSignedOut(error)
  const isOld = error instanceof ApiError && error.code === 'sign_in_again'
  return isOld ? ({ sentence: 'freshSignIn', fields: {} } as const) : undefined
}

/** Sends only changed fields, because another page may have changed the others. */
function changesOf(values: ProfileValues) {
  const before = bodyOf(fields, saved())
  const body = bodyOf(fields, values)
  const names = Object.keys(body) as (keyof typeof body)[]
  return Object.fromEntries(
    names.filter((name) => body[name] !== before[name]).map((name) => [name, body[name]]),
  )
}

export async function saveProfile(): Promise<boolean> {
  const asksEmail = profileForm.$values.get().email.trim() !== saved().email
  const user = await profileForm.submit(
    (values) => changeProfile(values.owner, changesOf(values)),
    explain,
  )
  if (user === null) return false
  takeUser(user)
  profileForm.forget()
  profileForm.fill(valuesOf(user))
  if (asksEmail) await loadMember()
  return true
}
