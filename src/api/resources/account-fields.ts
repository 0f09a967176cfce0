import { randomUUID } from 'node:crypto'
import {
  type ConsentBoxes,
  consentsOfAccount,
  type ProfileBody,
  type RegisterBody,
} from '@nas/contract/accounts/fields'
import type { AccountChange, NewMember } from '@nas/contract/accounts/operations'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import { consentVersion } from '@nas/contract/consents'
import type { User } from '@nas/contract/user'

/** Records every box of a form, ticked or not, with the wording that was shown. */
export function givenConsents(boxes: ConsentBoxes): GivenConsent[] {
  return consentsOfAccount.map(([purpose, box]) => ({
    purpose,
    granted: boxes[box],
    version: consentVersion,
  }))
}

export function newMember(body: RegisterBody): Omit<NewMember, 'session' | 'password'> {
  const { username, email, fullname, phone, gender } = body
  return { username, email, fullname, phone, gender, consents: givenConsents(body) }
}

/** The response to a registration; its id belongs to no account. */
export function memberToBe({ email, username, fullname, phone, gender }: RegisterBody): User {
  const now = new Date().toISOString()
  return {
    id: `cus_${randomUUID()}`,
    username: username ?? email,
    email,
    provider: 'local',
    confirmed: false,
    blocked: false,
    fullname,
    phone,
    gender,
    createdAt: now,
    updatedAt: now,
  }
}

export function accountChange(body: ProfileBody): AccountChange {
  const { username, email, fullname, phone, gender, viewed, password } = body
  const consents = changedConsents(body)
  return {
    username,
    email,
    fullname,
    phone,
    gender,
    viewed,
    password,
    current_password: body.currentPassword,
    updated_at: body.updatedAt,
    consents: consents.length > 0 ? consents : undefined,
  }
}

function changedConsents(body: ProfileBody): GivenConsent[] {
  return consentsOfAccount.flatMap(([purpose, box]) => {
    const granted = body[box]
    return granted === undefined ? [] : [{ purpose, granted, version: consentVersion }]
  })
}
