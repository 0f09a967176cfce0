import { maxWorkbookRows } from '@nas/contract/limits'
import { byteOrderMark, type Cell, csvLines } from '@nas/domain/csv'
import { Button } from 'antd'
import { api } from '../../../api-client/api.ts'
import { ApiError } from '../../../api-client/api-error.ts'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import { failureText } from '../feedback/failure-text.ts'
import { useNotices } from '../feedback/notices.tsx'
import { useTexts } from '../texts/texts.ts'

type Format = 'csv' | 'xlsx'

/** Saves a file that the server generates in the language of the screen. */
export function useDownload(resource: string, query: Record<string, unknown>, failed: string) {
  const { t, locale } = useTexts()
  const notices = useNotices()
  const { run, busy } = useSingleRun()
  const load = async (format: Format): Promise<void> => {
    try {
      const path = `/api/app/export/${resource}` as const
      const { file, name } = await api.download(path, { ...query, locale, format })
      saveFile(file, name ?? `${resource}.${format}`)
    } catch (error) {
      const why = isTooMany(error)
        ? t('list.tooMany', { count: maxWorkbookRows })
        : t(failureText(error))
      notices.error({ key: 'export', description: `${failed} ${why}` })
    }
  }
  return { busy, load: (format: Format) => void run(() => load(format)) }
}

export function DownloadButton({
  resource,
  label,
  failed,
}: Record<'resource' | 'label' | 'failed', string>) {
  const { load, busy } = useDownload(resource, {}, failed)
  return (
    <Button loading={busy} onClick={() => load('csv')}>
      {label}
    </Button>
  )
}

const isTooMany = (error: unknown) => error instanceof ApiError && error.code === 'too_many'

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
