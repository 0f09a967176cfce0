import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { ownersOfEmailsSql } from '../../medusa-tables/people'
import { newSecretCode, secretCodeHash } from '../../platform/codes/secret-code'
import { inTransaction, runSql } from '../../platform/database/run-sql'
import { unblockedSql } from '../module/people-sql'
import type { Actor } from '../module/rows'

/** Lifetime of a mailed link to a new password, in minutes. */
export const resetMinutes = 10

/** Lifetime of an invitation code, in hours. */
export const invitationHours = 72

/** The account whose password a code may reset. */
export interface CodeOwner {
  actor: Actor
  id: string
}

/** Issues a new code for the owner, which invalidates older ones. */
export async function issueResetCode(
  container: MedusaContainer,
  { actor, id }: CodeOwner,
  minutes = resetMinutes,
): Promise<string> {
  const code = newSecretCode()
  await inTransaction(container, async (run) => {
    // Of two concurrent codes only the later one remains valid.
    await run({
      sql: 'select pg_advisory_xact_lock(hashtextextended(?, 0))',
      values: [`reset:${id}`],
    })
    await run({ sql: 'delete from reset_code where account_id = ?', values: [id] })
    await run({
      sql: `insert into reset_code (id, actor, account_id, code_hash, expires_at)
            values (?, ?, ?, ?, now() + make_interval(mins => ?))`,
      values: [generateEntityId(undefined, 'reset'), actor, id, secretCodeHash(code), minutes],
    })
  })
  return code
}

/** The owner of a valid code; null for any other code. */
export async function findResetCode(
  container: MedusaContainer,
  code: string,
): Promise<CodeOwner | null> {
  const [owner] = await runSql<CodeOwner>(container, {
    sql: `select actor, account_id as id from reset_code
          where code_hash = ? and expires_at > now()`,
    values: [secretCodeHash(code)],
  })
  return owner ?? null
}

export interface MailedOwner extends CodeOwner {
  /** The stored address, to which the code is sent regardless of the typed spelling. */
  email: string
}

/**
 * The account of a customer or of staff with this e-mail; null when there is none, or it is
 * blocked.
 */
export async function ownerOfEmail(
  container: MedusaContainer,
  email: string,
): Promise<MailedOwner | null> {
  const [owner] = await runSql<MailedOwner>(
    container,
    unblockedSql(ownersOfEmailsSql([email, email.toLowerCase()])),
  )
  return owner ?? null
}
