import { consentsOfAccount, type ProfileBody, type RegisterBody } from '@nas/contract/accounts'
import { consentVersion } from '@nas/contract/consents'
import type { AccountChanges, GivenConsent, NewMember } from '../../gateways/commerce/accounts.ts'

/** Every box of the form is recorded, ticked or not, with the wording it stood beside. */
export function newMember(body: RegisterBody): NewMember {
  const { username, email, password, fullname, phone, gender, locale } = body
  return {
    ...(username && { username }),
    email,
    password,
    ...(fullname && { fullname }),
    phone,
    ...(gender && { gender }),
    locale: locale ?? 'vi',
    consents: consentsOfAccount.map(([purpose, box]) => ({
      purpose,
      granted: body[box] === true,
      version: consentVersion,
    })),
  }
}

/** What the body names and nothing else; an empty text unsets. */
export function accountChanges(body: ProfileBody): AccountChanges {
  const { username, email, fullname, phone, gender, viewed, password, currentPassword } = body
  const consents = changedConsents(body)
  return {
    ...(username !== undefined && { username }),
    ...(email !== undefined && { email }),
    ...(fullname !== undefined && { fullname: fullname || null }),
    ...(phone !== undefined && { phone }),
    ...(gender !== undefined && { gender: gender || null }),
    ...(consents.length > 0 && { consents }),
    ...(viewed !== undefined && { viewed }),
    ...(password !== undefined && { password }),
    ...(currentPassword !== undefined && { current_password: currentPassword }),
  }
}

function changedConsents(body: ProfileBody): GivenConsent[] {
  return consentsOfAccount.flatMap(([purpose, box]) => {
    const granted = body[box]
    return granted === undefined ? [] : [{ purpose, granted, version: consentVersion }]
  })
}
