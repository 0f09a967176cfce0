import { maxWorkbookRows } from '@nas/contract/limits'
import { Button, Dropdown } from 'antd'
import { useDownload } from '../files/download-button.tsx'
import { useTexts } from '../texts/texts.ts'

const formats = ['csv', 'xlsx'] as const

interface ExportMenuProps {
  resource: string
  query: Record<string, unknown>
  label: string
}

/** All records that the query finds, in a chosen format. */
export function ExportMenu({ resource, query, label }: ExportMenuProps) {
  const { t } = useTexts()
  const { load, busy } = useDownload(resource, query, t('list.exportFailed'))
  const items = formats.map((format) => ({
    key: format,
    label: t(`list.${format}`, { count: maxWorkbookRows }),
    onClick: () => load(format),
  }))
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button loading={busy}>{label}</Button>
    </Dropdown>
  )
}
