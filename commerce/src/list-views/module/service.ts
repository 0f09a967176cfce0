import type { InferTypeOf, MedusaContainer } from '@medusajs/framework/types'
import { maxListViews } from '@nas/contract/limits'
import { type Sql, sql } from '@nas/query/sql'
import { auditedSql } from '../../audit-log/module/audit-part'
import { SqlService } from '../../platform/database/sql-service'
import type { ListView } from './models/list-view'

export const SHOP_LIST_VIEWS = 'shop_list_views'

type ListViewRow = InferTypeOf<typeof ListView>
type ViewName = Pick<ListViewRow, 'list' | 'name'>

export const listViews = (container: MedusaContainer) =>
  container.resolve<ListViewService>(SHOP_LIST_VIEWS)

const idOf = ({ list, name }: ViewName) => `${list}: ${name}`

export class ListViewService extends SqlService {
  of(list: string): Promise<Pick<ListViewRow, 'name' | 'filters'>[]> {
    return this.rows(sql`select name, filters from list_view where list = ${list} order by name`)
  }

  /** @returns false when the list has as many views as it may have */
  save({ list, name, filters }: ViewName & Pick<ListViewRow, 'filters'>): Promise<boolean> {
    const id = idOf({ list, name })
    const saved = sql`
      insert into list_view (id, list, name, filters)
      select ${id}, ${list}, ${name}, ${filters}
      where (select count(*) from list_view where list = ${list} and id <> ${id}) < ${maxListViews}
      on conflict (id) do update set filters = excluded.filters, updated_at = now()
      returning id`
    return this.#change(saved, id, { filters })
  }

  /** @returns false when there is none with this name */
  remove(view: ViewName): Promise<boolean> {
    const id = idOf(view)
    const removed = sql`delete from list_view where id = ${id} returning id`
    return this.#change(removed, id, { filters: null })
  }

  #change(statement: Sql, subject: string, after: { filters: string | null }) {
    return this.hasRow(auditedSql(statement, { kind: 'list-view', subject, before: {}, after }))
  }
}
