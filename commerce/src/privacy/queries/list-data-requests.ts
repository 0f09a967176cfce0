import type { MedusaContainer } from '@medusajs/framework/types'
import { dataRequestFields } from '@nas/contract/data-requests/fields'
import type { listDataRequests as listed } from '@nas/contract/data-requests/operations'
import type { PageOf } from '@nas/contract/operation'
import type { Columns } from '@nas/query/columns'
import type { ListQuery } from '@nas/query/list-query'
import { sql } from '@nas/query/sql'
import { withdrawnConsents } from '../../accounts/module/delete-account-sql'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { deliveryRules } from '../../catalogue/module/service'
import { orderRecords } from '../../orders/module/service'
import { sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { type RowOf, searchColumns, serializeRow } from '../../platform/database/stored-fields'
import { answerDue } from './answer-due'

type RequestRow = Omit<RowOf<typeof dataRequestFields>, 'due_at'> & {
  id: string
  due_at: Date | null
  /** The record of a guest's order. */
  record: string | null
  staff: string | null
}

export const dataRequestColumns: Columns = {
  id: { column: 'id', type: 'text', opaque: true },
  ...searchColumns(dataRequestFields),
}

/** Members withdraw a consent by themselves; the ledger of consents has the only record of it. */
const list: List = {
  sources: [
    sql`from (
      select *, case when answered_at is null then due_at end as open_until,
        case when answered_at is not null then 'answered' when due_at < now() then 'overdue'
          else 'open' end as state
      from (
        select id, kind, source, received_at, due_at, answered_at, contact, note, answer,
          null as purpose, case when source = 'member' then subject end as member,
          case when source = 'guest' then subject end as record,
          coalesce(answered_by, author) as staff
        from data_request where deleted_at is null
        union all
        select id, 'withdrawal', 'member', at, null, at, null, null, null, purpose, member, null,
          null
        from ${withdrawnConsents}
      ) as asked
    ) as requests where true`,
  ],
  columns: dataRequestColumns,
  tieBreaker: 'id',
  defaultSort: [
    { attribute: 'open_until', descending: false },
    { attribute: 'received_at', descending: true },
  ],
  occurs: 'lower(contact) like ? or lower(note) like ?',
}

/** @throws QueryError */
export async function listDataRequests(
  container: MedusaContainer,
  query: ListQuery,
): Promise<PageOf<typeof listed>> {
  const { rows, count } = await selectPage<RequestRow>(sqlOf(container), list, query)
  const staff = rows.map((row) => row.staff)
  const [rules, people, orders] = await Promise.all([
    deliveryRules(container),
    peopleById(container, staff),
    orderRecords(container).codesOf(rows.flatMap(({ record }) => record ?? [])),
  ])
  const requests = rows.map((row) => {
    const due_at = row.due_at ?? answerDue(rules, row.received_at)
    const order = orders.find(({ id }) => id === row.record)
    return {
      id: row.id,
      ...serializeRow(dataRequestFields, { ...row, due_at }),
      order: order === undefined ? null : Number(order.number),
      order_code: order?.code ?? null,
      who: shownName(people.get(row.staff ?? '')),
    }
  })
  return { rows: requests, count }
}
