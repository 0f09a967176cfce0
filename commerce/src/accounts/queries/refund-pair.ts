import { may } from '@nas/domain/roles'
import { sql } from '@nas/query/sql'
import type { RunSql } from '../../platform/database/run-sql'
import type { AccountRow } from '../module/rows'

/** Minimum age of both accounts in hours. */
const youngestHours = 72

type Colleague = Pick<AccountRow, 'id' | 'duties' | 'duties_from' | 'invited_by'> & {
  /** Age of the account in hours, by the clock of the database. */
  hours: number
}

/** The only manager who gave the roles to settle refunds; null when there were several. */
function giverOfMoney({ duties, duties_from }: Colleague): string | null {
  const roles = duties.filter((role) => may([role], 'orders.money'))
  const givers = new Set(roles.map((role) => duties_from?.[role] ?? null))
  const [giver = null] = givers
  return givers.size === 1 ? giver : null
}

/**
 * Whether a refund that one member of staff proposed may be confirmed by the other. It may not when
 * the proposer invited the other or gave them the role for it, nor while one of the accounts is
 * young.
 */
export async function refundPair(
  run: RunSql,
  proposer: string,
  confirmer: string,
): Promise<'independent' | 'dependent' | 'gone'> {
  const found = await run<Colleague>(sql`
    select id, duties, duties_from, invited_by,
      extract(epoch from now() - created_at)::float8 / 3600 as hours
    from account where id in (${proposer}, ${confirmer}) and deleted_at is null`)
  const second = found.find(({ id }) => id === confirmer)
  if (second === undefined) return 'dependent'
  if (!found.some(({ id }) => id === proposer)) return 'gone'
  if (found.some(({ hours }) => hours < youngestHours)) return 'dependent'
  const bound = [second.invited_by, giverOfMoney(second)]
  return bound.includes(proposer) ? 'dependent' : 'independent'
}
