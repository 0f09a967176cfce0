import type { MedusaContainer } from '@medusajs/framework/types'
import { selectRows } from '../../platform/database/select-rows'
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
  const spellings = [email, email.toLowerCase()]
  const [owner] = await selectRows<MailedOwner>(container, {
    sql: `select person.actor, person.id, person.email from (
            select 'customer' as actor, id, email from customer
            where email in (?, ?) and has_account and deleted_at is null
            union all
            select 'user', id, email from "user" where email in (?, ?) and deleted_at is null
          ) person
          left join account on account.id = person.id
          where account.blocked is not true limit 1`,
    values: [...spellings, ...spellings],
  })
  return owner ?? null
}
