import { mergeOrders, quoteMerge } from '@nas/contract/order-edits/operations'
import { formatDate } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { awaitsPayment } from '@nas/domain/order-states'
import { useQuery } from '@tanstack/react-query'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { failureText } from '../../kit/feedback/failure-text.ts'
import { Facts } from '../../kit/page/page-frame.tsx'
import { useDeskTexts } from './desk-texts.ts'
import { sumText } from './edit-sums.ts'
import { orderKeys } from './orders.api.ts'
import { personOptions } from './person.api.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

interface MergeDialogProps {
  order: StaffOrder
  onClose: () => void
}

/** Takes over the goods of another unpaid order of the same phone, which is then cancelled. */
export function MergeDialog({ order, onClose }: MergeDialogProps) {
  const { id, code, payment, updatedAt } = order
  const { t } = useDeskTexts()
  const person = useQuery(personOptions(id))
  const [chosen, setChosen] = useState<number>()
  const others = (person.data?.orders ?? []).filter(
    (one) => one.id !== id && awaitsPayment(one.state) && one.payment_kind === payment,
  )
  const quote = useQuery({
    queryKey: [...orderKeys.one(id), 'merge', updatedAt, chosen],
    queryFn: () => runOperation(quoteMerge, { order: id, other: chosen ?? 0 }),
    enabled: chosen !== undefined,
    retry: false,
  })
  const other = others.find((one) => one.id === chosen)
  const { change, changing } = useOrderChange<NonNullable<typeof quote.data>>({
    run: async ({ total: expected_total, other_updated_at: otherUpdatedAt }) => {
      const sent = { order: id, updatedAt, other: chosen ?? 0, otherUpdatedAt, expected_total }
      await runOperation(mergeOrders, sent)
    },
    done: t('merge.done', { code, other: other?.code ?? '' }),
    onDone: onClose,
    failed: 'merge.failed',
    noticeKey: 'order-merge',
  })
  const failure = person.error ?? quote.error
  return (
    <Modal
      open
      title={t('merge.title', { code })}
      okText={t('merge.save')}
      cancelText={t('edit.back')}
      confirmLoading={changing !== null}
      okButtonProps={{ disabled: quote.data === undefined }}
      onOk={() => quote.data && change(quote.data)}
      onCancel={onClose}
    >
      <div className="crm-stack">
        <p>{t('merge.text')}</p>
        <Radio.Group
          aria-label={t('merge.other')}
          vertical
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={others.map(({ id: value, code: of, at, name, total }) => ({
            value,
            label: [of, formatDate(at), name, total !== null && formatPrice(total)]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
        {person.data && others.length === 0 && <p className="crm-hint">{t('merge.none')}</p>}
        <div role="status">
          {quote.data && (
            <Facts
              facts={[
                ...quote.data.lines.map(({ name, before, quantity }): [string, string] => [
                  name,
                  before === quantity ? String(quantity) : `${before} → ${quantity}`,
                ]),
                [t('split.together'), sumText(t, quote.data)],
              ]}
            />
          )}
        </div>
        {failure !== null && (
          <p className="crm-problem" role="alert">
            {t(failureText(failure))}
          </p>
        )}
      </div>
    </Modal>
  )
}
