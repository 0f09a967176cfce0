import type { Arrangement } from '@nas/contract/arrange'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { Empty, Select, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { useEditorTexts } from '../editor/editor-texts.ts'
import type { ListedRecord } from '../editor/listed-record.ts'
import { keysOf } from '../list/list-page.ts'
import { failureText } from '../shell/failure-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useNotices } from '../shell/notices.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import arrangeCss from '../styles/arrange.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { arrange, arrangedOptions } from './arrange.api.ts'
import { SortableList } from './sortable-list.tsx'

export interface ArrangeScreenProps {
  of: Arrangement['of']
  section: { to: NonNullable<LinkProps['to']>; label: string }
  /** A part of the list by itself; its records move among each other, and among all others. */
  part: {
    label: string
    options: readonly { value: string; label: string; where: object }[]
  } | null
}

/** Puts a list in order, by dragging or by keys; each move is stored at once. */
export function ArrangeScreen({ of, section, part }: ArrangeScreenProps) {
  const { t } = useEditorTexts()
  const { t: frame } = useTexts()
  const notices = useNotices()
  const queries = useQueryClient()
  const partId = useId()
  const [chosen, setChosen] = useState('')
  const [saving, setSaving] = useState(false)
  const where = part?.options.find(({ value }) => value === chosen)?.where ?? {}
  const options = arrangedOptions(of, where)
  const { data, error, refetch, isFetching } = useQuery(options)

  const place = async (row: ListedRecord, index: number): Promise<void> => {
    if (data === undefined || saving) return
    const others = data.rows.filter(({ id }) => id !== row.id)
    const rows = [...others.slice(0, index), row, ...others.slice(index)]
    setSaving(true)
    queries.setQueryData(options.queryKey, { ...data, rows })
    try {
      await arrange({ of, id: row.id, below: others[index - 1]?.id ?? null })
    } catch (failure) {
      notices.error({
        key: 'arrange',
        title: frame('noticeTitle'),
        description: `${t('arrange.failed')} ${frame(failureText(failure))}`,
      })
    }
    // Whatever came of it: what is stored is shown.
    await queries.invalidateQueries({ queryKey: keysOf(of).all })
    setSaving(false)
  }

  return (
    <PageFrame title={t('arrange.title', { list: section.label })} section={section}>
      <Styles name="arrange" css={arrangeCss} />
      <p className="crm-lead">{t('arrange.text')}</p>
      {part !== null && (
        <div className="crm-arrange-part">
          <label htmlFor={partId}>{part.label}</label>
          <Select
            id={partId}
            value={chosen}
            onChange={setChosen}
            options={[{ value: '', label: t('all') }, ...part.options]}
          />
        </div>
      )}
      {error !== null && <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {data === undefined && error === null && <Skeleton active paragraph={{ rows: 10 }} />}
      {data !== undefined && (
        <>
          {data.rows.length < data.total && (
            <p>{t('arrange.more', { shown: data.rows.length, total: data.total })}</p>
          )}
          {data.rows.length === 0 ? (
            <Empty description={t('arrange.empty')} />
          ) : (
            <SortableList rows={data.rows} busy={saving} onPlace={place} />
          )}
        </>
      )}
    </PageFrame>
  )
}
