import { mostOnHand } from '@nas/contract/limits'
import { InputNumber, Modal } from 'antd'
import { useId, useState } from 'react'
import { setThreshold } from './stock.api.ts'
import type { StockRow } from './stock-list.ts'
import { useStockTexts } from './stock-texts.ts'
import { useStockChange } from './use-stock-change.ts'

interface ThresholdDialogProps {
  stock: StockRow
  name: string
  onClose: () => void
}

/** At how many available pieces a product is low. */
export function ThresholdDialog({ stock, name, onClose }: ThresholdDialogProps) {
  const { t } = useStockTexts()
  const id = useId()
  const [threshold, setNext] = useState<number | null>(stock.threshold)
  const saving = useStockChange({
    run: (pieces: number) => setThreshold(stock.id, pieces),
    done: () => t('thresholdDone', { name }),
    failed: t('thresholdFailed'),
    onDone: onClose,
  })
  return (
    <Modal
      open
      title={t('thresholdOf', { name })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={saving.changing !== null}
      okButtonProps={{ disabled: threshold === null }}
      onOk={() => threshold !== null && saving.change(threshold)}
      onCancel={onClose}
    >
      <p>{t('thresholdHint')}</p>
      <label htmlFor={id}>{t('threshold')}</label>
      <InputNumber
        className="crm-field"
        id={id}
        precision={0}
        min={0}
        max={mostOnHand}
        value={threshold}
        onChange={setNext}
      />
    </Modal>
  )
}
