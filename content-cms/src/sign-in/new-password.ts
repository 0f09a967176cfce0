import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

/** Sets a random password and ends all sessions. @returns it; null without such an editor */
export async function newPassword(payload: Payload, email: string): Promise<string | null> {
  const password = randomBytes(12).toString('base64url')
  const { docs } = await payload.update({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    data: { password, sessions: [] },
    depth: 0,
  })
  return docs.length === 0 ? null : password
}
