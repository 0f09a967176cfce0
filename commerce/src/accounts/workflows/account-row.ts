import { randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import { nameKey } from '../module/name-key'
import { accounts } from '../queries/find-account'

/**
 * Creates the row of an account that is older than the table, with the defaults that applied until
 * then.
 */
export async function ensureAccountRow(
  container: MedusaContainer,
  { id, actor, email, username }: Person,
): Promise<void> {
  const service = accounts(container)
  if ((await service.find(id)) !== null) return
  const names = [nameKey(email), nameKey(username)]
  await service.open(
    {
      id,
      actor,
      username,
      username_key: nameKey(username),
      gender: null,
      consent_subject: randomUUID(),
      provider: 'local',
      viewed: [],
      email_verified_at: null,
      blocked: false,
      duties: [],
      duties_from: null,
      invited_by: null,
      cod_blocked: false,
      cod_blocked_phone: null,
    },
    names,
  )
}
