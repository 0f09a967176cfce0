import type { MedusaContainer } from '@medusajs/framework/types'
import type { OutputOf } from '@nas/contract/operation'
import type { listOrderChanges } from '@nas/contract/orders/operations'
import { sql } from '@nas/query/sql'
import { runSql } from '../../platform/database/run-sql'

const maxChanges = 200

/** Orders placed or changed after this moment, the latest first. */
export async function orderChanges(
  container: MedusaContainer,
  since: string,
): Promise<OutputOf<typeof listOrderChanges>> {
  const now = new Date().toISOString()
  const rows = await runSql<{ id: number; is_new: boolean; updated_at: Date }>(
    container,
    sql`select display_id as id, created_at > ${since}::timestamptz as is_new, updated_at
        from order_record where deleted_at is null and updated_at > ${since}::timestamptz
        order by updated_at desc limit ${maxChanges}`,
  )
  const orders = rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
  return { now, orders }
}
