import { longestStockNote, mostOnHand } from '@nas/contract/limits'
import { stockReasonLabels, stockReasons } from '@nas/contract/stock'
import { Alert, Input, InputNumber, Modal, Radio, Select } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { changeStock } from './stock.api.ts'
import { dropStockDraft, keepStockDraft, readStockDraft, type StockDraft } from './stock-draft.ts'
import type { StockRow } from './stock-list.ts'
import { useStockTexts } from './stock-texts.ts'
import { useStockChange } from './use-stock-change.ts'

interface ChangeDialogProps {
  /** As it was when the dialog was opened. */
  stock: StockRow
  name: string
  onClose: () => void
}

/** Sets the pieces of a product, or adds to them, with a reason. */
export function ChangeDialog({ stock, name, onClose }: ChangeDialogProps) {
  const { t, locale } = useStockTexts()
  const ids = { quantity: useId(), reason: useId(), note: useId() }
  const [draft, setDraft] = useState(() => readStockDraft(stock.id))
  const [pressed, setPressed] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  /** What somebody else has made of it meanwhile. */
  const [changedTo, setChangedTo] = useState<number | null>(null)
  const { way, quantity, reason, note } = draft
  const expected = changedTo ?? stock.on_hand
  const after = quantity === null ? null : way === 'add' ? expected + quantity : quantity

  const change = (changes: Partial<StockDraft>): void => {
    const next = { ...draft, ...changes }
    setDraft(next)
    setRefused(null)
    keepStockDraft(stock.id, next)
  }
  const saving = useStockChange({
    run: changeStock,
    done: ({ on_hand }) => t('done', { name, onHand: on_hand }),
    failed: t('failed'),
    onRefused: (failure) => {
      if (!(failure instanceof ApiError)) return false
      if (failure.onHand !== null) setChangedTo(failure.onHand)
      else if (failure.code === 'stock_below_reserved')
        setRefused(t('belowReserved', { reserved: stock.reserved }))
      else if (failure.code === 'stock_too_large') setRefused(t('tooLarge', { most: mostOnHand }))
      else return false
      return true
    },
    onDone: () => {
      dropStockDraft()
      onClose()
    },
  })
  const save = (): void => {
    setPressed(true)
    if (quantity === null || reason === null) return
    saving.change({ product: stock.id, way, quantity, expected, reason, note: note.trim() })
  }
  const missing = (value: unknown): string | null =>
    pressed && value === null ? t('needed') : null

  return (
    <Modal
      open
      title={t('changeOf', { name })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={saving.changing !== null}
      onOk={save}
      onCancel={onClose}
    >
      <p>{t('now', { onHand: expected, reserved: stock.reserved })}</p>
      {changedTo !== null && (
        <Alert type="warning" showIcon role="alert" title={t('conflict', { onHand: changedTo })} />
      )}
      <Radio.Group
        className="crm-stock-way"
        aria-label={t('way')}
        value={way}
        onChange={(event) => change({ way: event.target.value })}
        options={[
          { value: 'set', label: t('waySet') },
          { value: 'add', label: t('wayAdd') },
        ]}
      />
      <Field id={ids.quantity} label={t('quantity')} error={missing(quantity) ?? refused}>
        <InputNumber
          className="crm-field"
          id={ids.quantity}
          precision={0}
          min={way === 'set' ? 0 : -mostOnHand}
          max={mostOnHand}
          value={quantity}
          placeholder={way === 'add' ? t('quantityHint') : ''}
          aria-invalid={(missing(quantity) ?? refused) !== null}
          aria-describedby={`${ids.quantity}-error`}
          onChange={(value) => change({ quantity: value })}
        />
      </Field>
      {after !== null && <p role="status">{t('after', { after })}</p>}
      <Field id={ids.reason} label={t('reason')} error={missing(reason)}>
        <Select
          className="crm-field"
          id={ids.reason}
          value={reason}
          placeholder={t('reasonChoose')}
          aria-invalid={missing(reason) !== null}
          aria-describedby={`${ids.reason}-error`}
          options={stockReasons.map((one) => ({
            value: one,
            label: stockReasonLabels[one][locale],
          }))}
          onChange={(value) => change({ reason: value })}
        />
      </Field>
      <Field id={ids.note} label={t('note')} error={null}>
        <Input.TextArea
          className="crm-field"
          id={ids.note}
          rows={2}
          maxLength={longestStockNote}
          value={note}
          placeholder={t('noteHint')}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
    </Modal>
  )
}

interface FieldProps {
  id: string
  label: string
  error: string | null
  children: ReactNode
}

function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className="crm-stock-field">
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-error`} className="crm-failed" role={error === null ? undefined : 'alert'}>
        {error}
      </p>
    </div>
  )
}
