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
  const { change, changing } = useAssign()
  const named = colleagues.map(({ id, name }) => ({ value: id, label: name }))
  const former = assignee !== null && !colleagues.some((person) => person.id === assignee)
  const assign = (to: string | null) => change({ orders: [id], assignee: to })
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
          { value: '', label: t('nobody') },
          ...(former ? [{ value: assignee, label: assignee_name ?? assignee }] : []),
          ...named,
        ]}
        onChange={(value) => assign(value || null)}
        getPopupContainer={(node) => node.parentElement ?? document.body}
      />
      {assignee === null && named.some(({ value }) => value === profile.id) && (
        <Button loading={changing !== null} onClick={() => assign(String(profile.id))}>
          {t('take')}
        </Button>
      )}
    </div>
  )
}

function useAssign() {
  const { t } = useDeskTexts()
  return useChange<{ orders: number[]; assignee: string | null }>({
    run: async (input) => {
      await runOperation(assignOrders, input)
    },
    resources: ['orders'],
    done: t('assigned'),
    failed: t('assignFailed'),
    noticeKey: 'assign',
  })
}
