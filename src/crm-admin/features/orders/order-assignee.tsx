import { assignOrders } from '@nas/contract/order-notes/operations'
import { useRouteContext } from '@tanstack/react-router'
import { Button, Select } from 'antd'
import { useId } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { useChange } from '../../kit/forms/use-change.ts'
import { useDeskTexts } from './desk-texts.ts'
import type { StaffOrder } from './staff-order.ts'
import { useColleagues } from './use-colleagues.ts'

/** Who is in charge of the order. */
export function OrderAssignee({ order: { id, assignee, assignee_name } }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  const field = useId()
  const colleagues = useColleagues()
  const { profile } = useRouteContext({ from: '__root__' })
  const { change, changing } = useChange<string | null>({
    run: async (to) => {
      await runOperation(assignOrders, { orders: [id], assignee: to })
    },
    resources: ['orders'],
    done: t('assigned'),
    failed: t('assignFailed'),
    noticeKey: 'assign',
  })
  const named = colleagues.map(({ id, name }) => ({ value: id, label: name }))
  const former = assignee !== null && !colleagues.some((person) => person.id === assignee)
  return (
    <div className="crm-row crm-assignee crm-internal">
      <label htmlFor={field} className="crm-muted">
        {t('assignee')}
      </label>
      <Select<string>
        id={field}
        value={assignee ?? ''}
        loading={changing !== null}
        options={[
          { value: '', label: t('unassigned') },
          ...(former ? [{ value: assignee, label: assignee_name ?? assignee }] : []),
          ...named,
        ]}
        onChange={(value) => change(value || null)}
        getPopupContainer={(node) => node.parentElement ?? document.body}
      />
      {assignee === null && named.some(({ value }) => value === profile.id) && (
        <Button loading={changing !== null} onClick={() => change(String(profile.id))}>
          {t('take')}
        </Button>
      )}
    </div>
  )
}
