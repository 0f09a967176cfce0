import { longestReason } from '@nas/contract/limits'
import { blockPhone, type OrderCustomer, readOrderCustomer } from '@nas/contract/orders/operations'
import { formatDate, formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { useMay } from '../../shell/use-may.ts'
import { useDeskTexts } from './desk-texts.ts'
import { orderKeys } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

/** The person behind an order: all orders of its phone number, and its block. */
export function OrderPerson({ order: { id, phone } }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  const may = useMay()
  const query = useQuery({
    queryKey: [...orderKeys.one(id), 'customer'],
    queryFn: () => runOperation(readOrderCustomer, { order: id }),
  })
  return (
    // Not printed: the paper goes into the parcel.
    <div className="crm-internal">
      <LoadedPanel title={t('person.title')} query={query}>
        {(person) => (
          <div className="crm-stack">
            <div>
              <Link to="/orders" search={{ q: phone }}>
                {summaryOf(person, t)}
              </Link>
              <p className="crm-muted">
                {t('person.since', { day: formatDate(person.first_at) })}
                {person.value !== null && ` · ${formatPrice(person.value)}`}
              </p>
            </div>
            <CodBlock order={id} block={person.cod_block} mayChange={may('orders.handle')} />
          </div>
        )}
      </LoadedPanel>
    </div>
  )
}

/** Numbers above zero: "3 đơn, 1 đã giao, 1 lần bom hàng". */
export function summaryOf(person: OrderCustomer, t: ReturnType<typeof useDeskTexts>['t']): string {
  const counted = (['orders', 'open', 'delivered', 'cancelled', 'returned'] as const).filter(
    (name) => person[name] > 0,
  )
  return counted.map((name) => t(`person.${name}`, { count: person[name] })).join(', ')
}

interface CodBlockProps {
  order: number
  block: OrderCustomer['cod_block']
  mayChange: boolean
}

/** Whether cash on delivery is offered to the phone number, with a button to change that. */
function CodBlock({ order, block, mayChange }: CodBlockProps) {
  const { t } = useDeskTexts()
  const [asks, setAsks] = useState(false)
  const { change, changing } = useOrderChange<{ blocked: boolean; reason: string | null }>({
    run: async (wanted) => {
      await runOperation(blockPhone, { order, ...wanted })
    },
    done: t('person.saved'),
    failed: 'person.failed',
    noticeKey: 'phone',
  })
  return (
    <>
      {block && (
        <p className="crm-problem">
          {t('person.blocked')}
          {block.reason && ` ${block.reason}.`}
          {block.at && ` ${block.who ?? t('history.staff')}, ${formatMoment(block.at)}.`}
        </p>
      )}
      {mayChange && (
        <div>
          <Button
            size="small"
            danger={!block}
            loading={changing !== null}
            onClick={() => (block ? change({ blocked: false, reason: null }) : setAsks(true))}
          >
            {t(block ? 'person.allow' : 'person.block')}
          </Button>
        </div>
      )}
      {asks && (
        <BlockDialog
          onClose={() => setAsks(false)}
          onConfirm={(reason) => {
            setAsks(false)
            change({ blocked: true, reason })
          }}
        />
      )}
    </>
  )
}

interface BlockDialogProps {
  onClose: () => void
  onConfirm: (reason: string) => void
}

function BlockDialog({ onClose, onConfirm }: BlockDialogProps) {
  const { t } = useDeskTexts()
  const id = useId()
  const [reason, setReason] = useState('')
  return (
    <Modal
      open
      title={t('person.block')}
      okText={t('person.block')}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      cancelText={t('person.back')}
      onOk={() => onConfirm(reason.trim())}
      onCancel={onClose}
    >
      <p className="crm-gap-after">{t('person.blockText')}</p>
      <div className="crm-labelled">
        <label htmlFor={id}>{t('person.reason')}</label>
        <Input.TextArea
          className="crm-field"
          id={id}
          rows={2}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  )
}
