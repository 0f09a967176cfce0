import { randomBytes } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { dropFactor } from './factors'

/**
 * Sets a random password and ends all sessions.
 * @param option removes the second factor too: the phone and the recovery codes are lost
 * @returns the password; null without such an editor
 */
export async function newPassword(
  payload: Payload,
  email: string,
  option?: 'without-factor',
): Promise<string | null> {
  const password = randomBytes(12).toString('base64url')
  const { docs } = await payload.update({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    data: { password, sessions: [] },
    depth: 0,
  })
  const [editor] = docs
  if (editor === undefined) return null
  if (option === 'without-factor') await dropFactor(await createLocalReq({}, payload), editor.id)
  return password
}
