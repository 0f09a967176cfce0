import * as v from 'valibot'
import { changeProfile } from '../../api-client/account.ts'
import { newPasswordRule } from '../../forms/field-rules.ts'
import { createForm } from '../../forms/form.ts'
import { type Refusal, refusalOf } from '../../forms/refusal.ts'
import { storageKeys } from '../../stores/keys.ts'
import { remembered, signOut } from '../../stores/session.store.ts'
import { signIn } from '../../stores/sign-in.ts'
import type { MemberTexts } from './account.store.ts'
import { endIfSignedOut, type Member } from './account.store.ts'

type Sentence = keyof MemberTexts

interface PasswordValues {
  current: string
  password: string
  repeated: string
}

const empty: PasswordValues = { current: '', password: '', repeated: '' }

function errorsOf({ current, password, repeated }: PasswordValues) {
  const errors: Partial<Record<keyof PasswordValues, Sentence>> = {}
  if (current === '') errors.current = 'currentRequired'
  const [issue] = v.safeParse(newPasswordRule, password).issues ?? []
  if (issue !== undefined) errors.password = issue.message as Sentence
  if (repeated === '') errors.repeated = 'repeatedRequired'
  else if (repeated !== password) errors.repeated = 'repeatedDiffers'
  return errors
}

export const passwordForm = createForm<PasswordValues, Sentence>({
  key: storageKeys.passwordDraft,
  empty,
  // Nothing of it is ever kept.
  read: () => empty,
  errorsOf,
  secret: ['current', 'password', 'repeated'],
  related: { password: ['repeated'] },
})

const refused = {
  incomplete: 'problemInvalid',
  of(error: unknown): Refusal<PasswordValues, Sentence> {
    endIfSignedOut(error)
    return refusalOf<PasswordValues, Sentence>(
      error,
      {
        current: { other: 'currentWrong' },
        password: { password_long: 'passwordLong', other: 'passwordShort' },
      },
      { currentPassword: 'current' },
    )
  },
} as const

/** What became of it: still signed in, saved but signed out, or not saved, as the form says why. */
export type PasswordChange = 'signedIn' | 'saved' | 'refused'

/** Sets the new password; every token has ended with the old one, so a new one is fetched. */
export async function changePassword({ user }: Member): Promise<PasswordChange> {
  const sent = await passwordForm.submit(async ({ current, password }) => {
    await changeProfile(user.id, { password, currentPassword: current })
    return password
  }, refused)
  if (sent === null) return 'refused'
  passwordForm.forget()
  try {
    await signIn({ identifier: user.email, password: sent, remember: remembered() })
    return 'signedIn'
  } catch {
    signOut()
    return 'saved'
  }
}
