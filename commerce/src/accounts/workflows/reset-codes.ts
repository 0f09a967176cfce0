import type { MedusaContainer } from '@medusajs/framework/types'
import { sql } from '@nas/query/sql'
import { ownersOfEmailsSql } from '../../medusa-tables/people'
import { replaceCode, secretCodeHash } from '../../platform/codes/secret-code'
import { inTransaction, sqlOf } from '../../platform/database/run-sql'
import { unblockedSql } from '../module/people-sql'
import type { Owner } from '../queries/identities'

/** Lifetime of a mailed link to a new password, in minutes. */
export const resetMinutes = 10

/** Lifetime of an invitation code, in hours. */
export const invitationHours = 72

/** Issues a new code for the owner, which invalidates older ones. */
export function issueResetCode(
  container: MedusaContainer,
  { actor, id }: Owner,
  minutes = resetMinutes,
): Promise<string> {
  const table = { name: 'reset_code', prefix: 'reset', minutes }
  const owner = { actor, account_id: id }
  return inTransaction(container, (run) => replaceCode(run, table, owner))
}

/** The owner of a valid code; null for any other code. */
export async function findResetCode(
  container: MedusaContainer,
  code: string,
): Promise<Owner | null> {
  const [owner] = await sqlOf(container)<Owner>(sql`
      select actor, account_id as id from reset_code
      where code_hash = ${secretCodeHash(code)} and expires_at > now()`)
  return owner ?? null
}

export interface MailedOwner extends Owner {
  /** The stored address, to which the code is sent regardless of the typed spelling. */
  email: string
}

/** The account of a customer or of staff with this e-mail; null if none, or if it is blocked. */
export async function ownerOfEmail(
  container: MedusaContainer,
  email: string,
): Promise<MailedOwner | null> {
  const [owner] = await sqlOf(container)<MailedOwner>(
    unblockedSql(ownersOfEmailsSql([email, email.toLowerCase()])),
  )
  return owner ?? null
}
