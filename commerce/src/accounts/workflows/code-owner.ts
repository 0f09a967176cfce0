import type { MedusaContainer } from '@medusajs/framework/types'
import { ownersOfEmailsSql } from '../../medusa-tables/people'
import { runSql } from '../../platform/database/run-sql'
import { unblockedSql } from '../module/people-sql'
import type { CodeOwner } from './reset-codes'

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
