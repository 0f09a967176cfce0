import { maxAssigned } from '@nas/contract/limits'
import { assignOrders } from '@nas/contract/order-notes/operations'
import { Select } from 'antd'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { runOperation } from '../../../api-client/run-operation.ts'
import { useChange } from '../../kit/forms/use-change.ts'
import type { ChosenRecords } from '../../kit/list/list-view.ts'
import { useDeskTexts } from './desk-texts.ts'
import { useColleagues } from './use-colleagues.ts'

const pageSchema = v.object({
  data: v.array(v.object({ id: v.number() })),
  meta: v.object({ pagination: v.object({ next: v.nullable(v.string()) }) }),
})

/** Page by page. @returns the number of orders @throws ApiError */
async function assignAll(query: ChosenRecords['query'], assignee: string | null): Promise<number> {
  let count = 0
  for (let after: string | null = ''; after !== null; ) {
    const pagination = { after, pageSize: maxAssigned }
    const answer = await api.get('/api/orders', { ...query, fields: ['code'], pagination })
    const { data, meta } = v.parse(pageSchema, answer)
    const orders = data.map(({ id }) => id)
    if (orders.length > 0) await runOperation(assignOrders, { orders, assignee })
    count += orders.length
    after = meta.pagination.next
  }
  return count
}

const unassigned = ''

/** Puts a colleague in charge of the chosen orders, or no one. */
export function AssignChosen({ chosen }: { chosen: ChosenRecords }) {
  const { t } = useDeskTexts()
  const colleagues = useColleagues()
  const { change, changing } = useChange<string, number>({
    run: (to) => assignAll(chosen.query, to === unassigned ? null : to),
    resources: ['orders'],
    done: (count) => t('assignedMany', { count }),
    failed: t('assignFailed'),
    noticeKey: 'assign',
  })
  return (
    <Select<string>
      className="crm-assign-chosen"
      aria-label={t('assignMany', { count: chosen.count })}
      placeholder={t('assignMany', { count: chosen.count })}
      value={null}
      loading={changing !== null}
      options={[
        { value: unassigned, label: t('unassigned') },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      popupMatchSelectWidth={false}
      onChange={change}
      getPopupContainer={(node) => node.parentElement ?? document.body}
    />
  )
}
