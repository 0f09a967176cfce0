import { Button } from 'antd'
import { useRef, useState } from 'react'
import { api } from '../../api-client/api.ts'
import { saveFile } from '../files/save-file.ts'
import type { SearchTexts } from '../routing/search-text.ts'
import { failureText } from '../shell/failure-text.ts'
import { useNotices } from '../shell/notices.tsx'
import { useTexts } from '../texts/texts.ts'
import { type ListSpec, selectionOf } from './list-search.ts'

interface ExportButtonProps {
  spec: Pick<ListSpec<never>, 'resource' | 'sort' | 'filters'>
  search: SearchTexts
}

/** A CSV file of everything that the list's words and filters match. */
export function ExportButton({ spec, search }: ExportButtonProps) {
  const { t, locale } = useTexts()
  const notices = useNotices()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const load = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const query = { ...selectionOf(spec, search), locale }
      const { file, name } = await api.download(`/api/app/export/${spec.resource}`, query)
      saveFile(file, name ?? `${spec.resource}.csv`)
    } catch (error) {
      notices.error({
        key: 'export',
        title: t('noticeTitle'),
        description: `${t('list.exportFailed')} ${t(failureText(error))}`,
      })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={() => void load()}>
      {t('list.export')}
    </Button>
  )
}
