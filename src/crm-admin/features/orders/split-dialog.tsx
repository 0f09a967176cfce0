import { quoteSplit, splitOrder } from '@nas/contract/order-edits/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { failureText } from '../../kit/feedback/failure-text.ts'
import { Facts } from '../../kit/page/page-frame.tsx'
import { useDeskTexts } from './desk-texts.ts'
import { sumText, totalsText } from './edit-sums.ts'
import { orderKeys } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

interface SplitDialogProps {
  order: StaffOrder
  onClose: () => void
}

/** Moves pieces of an unpaid order to a second order for the same receiver. */
export function SplitDialog({ order, onClose }: SplitDialogProps) {
  const { id, code, lines, updatedAt } = order
  const { t } = useDeskTexts()
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map())
  const items = [...pieces].flatMap(([product, quantity]) =>
    quantity > 0 ? [{ product, quantity }] : [],
  )
  const moved = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const isPossible = moved > 0 && moved < lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...orderKeys.one(id), 'split', updatedAt, items],
    queryFn: () => runOperation(quoteSplit, { order: id, items }),
    enabled: isPossible,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const quote = isPossible ? data : undefined
  const { change, changing } = useOrderChange<number, { code: string }>({
    run: (expected_total) =>
      runOperation(splitOrder, { order: id, updatedAt, items, expected_total }),
    done: (made) => t('split.done', { code, other: made.code }),
    onDone: onClose,
    failed: 'split.failed',
    noticeKey: 'order-split',
  })
  return (
    <Modal
      open
      title={t('split.title', { code })}
      okText={t('split.save')}
      cancelText={t('edit.back')}
      confirmLoading={changing !== null}
      okButtonProps={{ disabled: quote === undefined || error !== null || isPlaceholderData }}
      onOk={() => quote && change(quote.total)}
      onCancel={onClose}
    >
      <div className="crm-stack">
        <p>{t('split.text')}</p>
        <ul className="crm-plain crm-stack">
          {lines.map(({ id: line, product, name, quantity }) => (
            <li key={line} className="crm-row crm-ends">
              <span>{name}</span>
              <span className="crm-row">
                <InputNumber
                  aria-label={t('split.pieces', { name })}
                  disabled={product === null}
                  min={0}
                  max={quantity}
                  precision={0}
                  value={pieces.get(product ?? 0) ?? 0}
                  onChange={(typed) => setPieces(new Map(pieces).set(product ?? 0, typed ?? 0))}
                />
                / {quantity}
              </span>
            </li>
          ))}
        </ul>
        <div role="status">
          {quote && error === null && (
            <Facts
              facts={[
                [t('split.kept'), sumText(t, quote.kept)],
                [t('split.moved'), sumText(t, quote.moved)],
                [t('split.together'), totalsText(quote)],
              ]}
            />
          )}
        </div>
        {error !== null && isPossible && (
          <p className="crm-problem" role="alert">
            {t(failureText(error))}
          </p>
        )}
      </div>
    </Modal>
  )
}
