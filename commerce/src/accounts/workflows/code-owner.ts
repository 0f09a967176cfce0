import type { MedusaContainer } from '@medusajs/framework/types'
import { ownerOfEmailSql } from '../../medusa-tables/people'
import { runSql } from '../../platform/database/run-sql'
import type { CodeOwner } from './reset-codes'

export interface MailedOwner extends CodeOwner {
  /** The address as it is stored, to which the code goes whatever was typed. */
  email: string
}

/** The account with this e-mail, of a customer or of staff; null when there is none, or a blocked one. */
export async function ownerOfEmail(
  container: MedusaContainer,
  email: string,
): Promise<MailedOwner | null> {
  const [owner] = await runSql<MailedOwner>(container, ownerOfEmailSql(email))
  return owner ?? null
}
