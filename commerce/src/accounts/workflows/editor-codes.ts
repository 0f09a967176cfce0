import { createHash } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { EditorCode, StaffOfCode } from '@nas/contract/sessions/operations'
import { ShopError } from '../../platform/errors/shop-error'
import { accounts, findPerson } from '../queries/find-account'
import type { Caller } from './owner-proofs'
import { editorToken } from './tokens'

/** In seconds: the browser follows it at once. */
const lifetime = 60

export const editorCode = ({ id: staff, session: sid }: Caller, challenge: string): string =>
  editorToken.sign({ staff, sid, challenge }, { expiresIn: lifetime })

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** A code is of no use without the verifier, or once its session has ended. @throws ShopError link_expired */
export async function readEditorCode(
  container: MedusaContainer,
  { code, verifier }: EditorCode,
): Promise<StaffOfCode> {
  const { staff = '', sid = '', challenge } = editorToken.read(code) ?? {}
  const { sessions, factors } = accounts(container)
  const isRight = challenge === challengeOf(verifier) && (await sessions.useSession(sid, staff))
  const person = isRight ? await findPerson(container, staff) : null
  if (person === null || person.blocked) {
    throw new ShopError('link_expired', 'The code is not valid.')
  }
  const factor = await factors.factorOf(staff)
  return { staff, name: person.fullname || person.email, second_factor: Boolean(factor?.secret) }
}
