import type { MedusaContainer } from '@medusajs/framework/types'
import type { GivenConsent } from '../module/rows'
import { readPerson } from '../queries/find-account'
import { passwordProvider } from '../queries/identities'
import { openAccount } from './open-account'
import type { SignedIn } from './sign-in'
import { tokenFor } from './tokens'

export interface NewMember {
  username: string | null
  email: string
  password: string
  fullname: string | null
  phone: string
  gender: string | null
  consents: GivenConsent[]
}

/** Makes a customer's account and signs in. @throws ShopError taken, invalid */
export async function register(container: MedusaContainer, member: NewMember): Promise<SignedIn> {
  const { password, ...facts } = member
  const { owner, identity } = await openAccount(container, {
    ...facts,
    actor: 'customer',
    verified: false,
    signIn: { provider: 'local', password },
    source: 'register',
  })
  const token = await tokenFor(container, owner, identity, passwordProvider)
  return { token, person: await readPerson(container, owner.id) }
}
