import type { RunSql } from '../../platform/database/run-sql'
import { type TrailChange, trailedSql } from '../../platform/trail/trail-part'

interface OpenRefund {
  id: string
  amount: string
  proposed_by: string | null
}

export interface RefundReceipt {
  /** Who says that the money was paid out. */
  by: string
  note: string | null
  /** From this sum on, in đồng, somebody else has to have said so before. */
  secondPersonFrom: number
}

/** `nothing` was due; `awaited`: somebody else has to confirm what this person said. */
export type RefundOutcome = 'nothing' | 'proposed' | 'awaited' | 'settled'

const trailOf = (displayId: number, what: 'settled' | 'proposed'): TrailChange => {
  return { kind: 'refund', subject: String(displayId), before: {}, after: { [what]: true } }
}

/** Says that what was due for this order has been paid out, in a transaction of the caller. */
export async function settleRefunds(
  run: RunSql,
  displayId: number,
  { by, note, secondPersonFrom }: RefundReceipt,
): Promise<RefundOutcome> {
  const open = await run<OpenRefund>({
    sql: `select id, amount, proposed_by from refund_due
          where display_id = ? and settled_at is null and deleted_at is null
          order by id for update`,
    values: [displayId],
  })
  if (open.length === 0) return 'nothing'
  const ids = open.map(({ id }) => id)
  const sum = open.reduce((total, { amount }) => total + Number(amount), 0)
  const byOthers = open.every(({ proposed_by }) => proposed_by !== null && proposed_by !== by)
  if (sum < secondPersonFrom || byOthers) {
    const settled = {
      sql: `update refund_due set settled_at = now(), settled_by = ?, note = coalesce(?, note),
              updated_at = now()
            where id = any(?) returning id`,
      values: [by, note, ids],
    }
    await run(trailedSql(settled, trailOf(displayId, 'settled')))
    return 'settled'
  }
  const proposing = {
    sql: `update refund_due set proposed_at = now(), proposed_by = ?, note = ?, updated_at = now()
          where id = any(?) and proposed_by is null returning id`,
    values: [by, note, ids],
  }
  const proposed = await run(trailedSql(proposing, trailOf(displayId, 'proposed')))
  return proposed.length > 0 ? 'proposed' : 'awaited'
}
