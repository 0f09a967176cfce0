import {
  type ConsentBoxes,
  consentsOfAccount,
  type ProfileBody,
  type RegisterBody,
} from '@nas/contract/accounts'
import type { AccountChange, NewMember } from '@nas/contract/commerce/account'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import { consentVersion } from '@nas/contract/consents'

/** Every box of a form is recorded, ticked or not, with the wording it stood beside. */
export function givenConsents(boxes: ConsentBoxes): GivenConsent[] {
  return consentsOfAccount.map(([purpose, box]) => ({
    purpose,
    granted: boxes[box],
    version: consentVersion,
  }))
}

export function newMember(body: RegisterBody): Omit<NewMember, 'session'> {
  const { username, email, password, fullname, phone, gender } = body
  return {
    ...{ username, email, password, fullname, phone, gender },
    consents: givenConsents(body),
  }
}

/** What the body names and nothing else. */
export function accountChange(body: ProfileBody): AccountChange {
  const { username, email, fullname, phone, gender, viewed, password, currentPassword } = body
  const consents = changedConsents(body)
  return {
    ...{ username, email, fullname, phone, gender, viewed, password },
    current_password: currentPassword,
    consents: consents.length > 0 ? consents : undefined,
  }
}

function changedConsents(body: ProfileBody): GivenConsent[] {
  return consentsOfAccount.flatMap(([purpose, box]) => {
    const granted = body[box]
    return granted === undefined ? [] : [{ purpose, granted, version: consentVersion }]
  })
}
