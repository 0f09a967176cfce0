import { byteOrderMark, type Cell, csvLines } from '@nas/domain/csv'
import { Button } from 'antd'
import { api } from '../../../api-client/api.ts'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import { failureText } from '../feedback/failure-text.ts'
import { useNotices } from '../feedback/notices.tsx'
import { useTexts } from '../texts/texts.ts'

interface DownloadButtonProps {
  resource: string
  query?: Record<string, unknown>
  label: string
  failed: string
}

/** Saves a file that the server generates in the language of the screen. */
export function DownloadButton({ resource, query, label, failed }: DownloadButtonProps) {
  const { t, locale } = useTexts()
  const notices = useNotices()
  const { run, busy } = useSingleRun()
  const load = async (): Promise<void> => {
    try {
      const path = `/api/app/export/${resource}` as const
      const { file, name } = await api.download(path, { ...query, locale })
      saveFile(file, name ?? `${resource}.csv`)
    } catch (error) {
      notices.error({
        key: 'export',
        description: `${failed} ${t(failureText(error))}`,
      })
    }
  }
  return (
    <Button loading={busy} onClick={() => void run(load)}>
      {label}
    </Button>
  )
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** @param name without extension */
export function saveCsv(rows: readonly (readonly Cell[])[], name: string): void {
  const file = new Blob([byteOrderMark, csvLines(rows)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${name}.csv`)
}
