import { maxPrintedOrders } from '@nas/contract/limits'
import { Button } from 'antd'
import { api } from '../../../api-client/api.ts'
import { ApiError } from '../../../api-client/api-error.ts'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import { failureText } from '../../kit/feedback/failure-text.ts'
import { useNotices } from '../../kit/feedback/notices.tsx'
import { useDeskTexts } from './desk-texts.ts'

/** In ms: a tab has read its file by then. */
const keptMs = 60_000

interface PrintSlipsProps {
  /** The query of `/api` that finds the orders. */
  query: Record<string, unknown>
  label: string
}

/** Opens the packing slips in a new tab, ready to print. */
export function PrintSlips({ query, label }: PrintSlipsProps) {
  const { t } = useDeskTexts()
  const notices = useNotices()
  const { run, busy } = useSingleRun()
  const print = async (tab: Window | null): Promise<void> => {
    try {
      const { file } = await api.download('/api/app/orderslips', query)
      const address = URL.createObjectURL(file)
      setTimeout(() => URL.revokeObjectURL(address), keptMs)
      tab?.location.replace(address)
    } catch (error) {
      tab?.close()
      const isTooMany = error instanceof ApiError && error.code === 'too_many'
      const why = isTooMany
        ? t('slips.tooMany', { count: maxPrintedOrders })
        : t(failureText(error))
      notices.error({ key: 'print', description: `${t('slips.failed')} ${why}` })
    }
  }
  return (
    // A tab that is opened after the answer counts as a pop-up.
    <Button loading={busy} onClick={() => void run(() => print(window.open('', '_blank')))}>
      {label}
    </Button>
  )
}
