import { stockFieldLabels } from '@nas/contract/field-labels'
import { maxOnHand } from '@nas/contract/limits'
import { Modal } from 'antd'
import { useState } from 'react'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField } from '../../kit/forms/form-field.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { setThreshold } from './stock.api.ts'
import type { StockRow } from './stock-list.ts'
import { useStockTexts } from './stock-texts.ts'

export function ThresholdDialog(props: { stock: StockRow; name: string; onClose: () => void }) {
  const { stock, name, onClose } = props
  const { t, locale } = useStockTexts()
  const [version] = useState({ values: { threshold: String(stock.threshold) }, updatedAt: null })
  const range = { least: 0, most: maxOnHand }
  const field: FormField = {
    kind: 'pieces',
    name: 'threshold',
    label: stockFieldLabels.threshold[locale],
    ...range,
  }
  const form = useForm({
    draft: null,
    fields: byAttribute([field]),
    version,
    send: ({ $state }) => {
      const { threshold = stock.threshold } = $state.get().changes
      return setThreshold(stock.id, Number(threshold))
    },
    resources: ['stock', 'stock-changes'],
    done: t('thresholdDone', { name }),
    failed: t('thresholdFailed'),
    onSaved: onClose,
    noticeKey: 'stock',
  })
  return (
    <Modal
      open
      title={t('thresholdOf', { name })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={form.saving}
      okButtonProps={{ disabled: form.textOf('threshold') === '' }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('thresholdHint')}</p>
      <Field form={form} field={field} />
    </Modal>
  )
}
