import { stockChangeFieldLabels } from '@nas/contract/field-labels'
import { longestStockNote, maxOnHand } from '@nas/contract/limits'
import { stockReasonLabels, stockReasons } from '@nas/contract/stock/fields'
import { Alert, Modal, Radio } from 'antd'
import { useState } from 'react'
import { ApiError } from '../../../api-client/api-error.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField } from '../../kit/forms/form-field.ts'
import type { Problem } from '../../kit/forms/problems.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { optionsOf } from '../../kit/list/list-view.ts'
import { changeStock } from './stock.api.ts'
import type { StockRow } from './stock-list.ts'
import { useStockTexts } from './stock-texts.ts'

/** Quantity and reason are required; the note is optional. */
const table = (t: ReturnType<typeof useStockTexts>['t'], locale: 'vi' | 'en') =>
  ({
    way: { kind: 'line', name: 'way', label: t('way') },
    quantity: { kind: 'pieces', name: 'quantity', label: t('quantity'), required: true },
    reason: {
      kind: 'choice',
      name: 'reason',
      label: stockChangeFieldLabels.reason[locale],
      placeholder: t('reasonChoose'),
      required: true,
      options: optionsOf(stockReasons, (reason) => stockReasonLabels[reason][locale]),
    },
    note: {
      kind: 'paragraph',
      name: 'note',
      label: stockChangeFieldLabels.note[locale],
      placeholder: t('noteHint'),
      rows: 2,
      longest: longestStockNote,
    },
  }) as const satisfies Record<string, FormField>

const untouched = { values: { way: 'set', quantity: '', reason: '', note: '' }, updatedAt: null }

interface ChangeDialogProps {
  stock: StockRow
  name: string
  onClose: () => void
}

export function ChangeDialog({ stock, name, onClose }: ChangeDialogProps) {
  const { t, locale } = useStockTexts()
  /** Stock that another person has stored since the dialog was opened. */
  const [changedTo, setChangedTo] = useState<number | null>(null)
  const expected = changedTo ?? stock.on_hand
  const fields = table(t, locale)
  const form = useForm({
    draft: { key: `${staffKeys.stockDraft}:${stock.id}-draft`, about: 'shop' },
    fields: byAttribute(Object.values(fields)),
    version: untouched,
    send: ({ $state }) => {
      const given = { ...untouched.values, ...$state.get().changes }
      return changeStock({
        product: stock.id,
        expected,
        way: given.way === 'add' ? 'add' : 'set',
        quantity: Number(given.quantity),
        reason: stockReasons.find((one) => one === given.reason) ?? 'correction',
        note: String(given.note).trim(),
      })
    },
    resources: ['stock', 'stock-changes'],
    done: ({ on_hand }) => t('done', { name, onHand: on_hand }),
    failed: t('failed'),
    fieldOfCode: { stock_below_reserved: 'quantity', stock_too_large: 'quantity' },
    onRefused: (failure) => {
      const onHand = failure instanceof ApiError ? failure.onHand : null
      if (onHand !== null) setChangedTo(onHand)
      return onHand !== null
    },
    onSaved: onClose,
    noticeKey: 'stock',
  })
  const way = form.textOf('way')
  const quantity = form.textOf('quantity')
  const after = way === 'add' ? expected + Number(quantity) : Number(quantity)
  const say = ({ name }: Problem): string => {
    if (name === 'belowReserved') return t('belowReserved', { reserved: stock.reserved })
    return name === 'stockTooLarge' ? t('tooLarge', { most: maxOnHand }) : t('needed')
  }
  const shared = { form, say, badge: '', className: 'crm-gap' }
  return (
    <Modal
      open
      title={t('changeOf', { name })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={form.saving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('now', { onHand: expected, reserved: stock.reserved })}</p>
      {changedTo !== null && (
        <Alert type="warning" showIcon role="alert" title={t('conflict', { onHand: changedTo })} />
      )}
      <Radio.Group
        className="crm-gap"
        aria-label={t('way')}
        value={way}
        onChange={(event) => form.change('way', event.target.value)}
        options={[
          { value: 'set', label: t('waySet') },
          { value: 'add', label: t('wayAdd') },
        ]}
      />
      <Field
        {...shared}
        field={{
          ...fields.quantity,
          least: way === 'set' ? 0 : -maxOnHand,
          most: maxOnHand,
          placeholder: way === 'add' ? t('quantityHint') : '',
        }}
      />
      {quantity !== '' && <p role="status">{t('after', { after })}</p>}
      <Field {...shared} field={fields.reason} />
      <Field {...shared} field={fields.note} />
    </Modal>
  )
}
