import type { PayloadRequest } from 'payload'
import { bodyOf } from '../endpoints/responses'
import type { User } from '../payload-types'
import { factorOf, fieldRefusal, proveFactor } from '../sign-in/factors'
import { isRight, wrongPassword } from '../sign-in/passwords'
import { holdSignIn } from '../sign-in/sign-in-hooks'
import { inTransaction } from '../transaction'

export type Caller = User & { _sid?: string }
type Given = { currentPassword: string; code: string }

export async function givenIn(req: PayloadRequest): Promise<Given> {
  const { currentPassword = '', code = '' } = Object(await bodyOf(req))
  return { currentPassword: String(currentPassword), code: String(code) }
}

/** An open page is not enough: the caller's password and, with an app, a code of it. */
export async function proveCaller(req: PayloadRequest, caller: Caller): Promise<void> {
  const { currentPassword, code } = await givenIn(req)
  const isGiven = currentPassword.trim() !== ''
  if (!isGiven || !(await isRight(req, caller, currentPassword))) {
    throw fieldRefusal(req, 'currentPassword', wrongPassword)
  }
  await inTransaction(req, async () => {
    await holdSignIn(req, caller.id)
    const factor = await factorOf(req, caller.id)
    if (factor?.secret) await proveFactor(req, caller.id, { factor, code })
  })
}
