import type { Arrangement } from '@nas/contract/content-writes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Empty, Select } from 'antd'
import { useId, useState } from 'react'
import { failureText } from '../../kit/feedback/failure-text.ts'
import { LoadFailure, Loading } from '../../kit/feedback/load-failure.tsx'
import { useNotices } from '../../kit/feedback/notices.tsx'
import { keysOf } from '../../kit/list/list-page.ts'
import { PageFrame } from '../../kit/page/page-frame.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import { useTexts } from '../../kit/texts/texts.ts'
import { arrange, arrangedOptions } from './arrange.api.ts'
import arrangeCss from './arrange.css?inline'
import { clubTypes, type ListedRecord } from './content-lists.ts'
import { useEditorTexts } from './editor-texts.ts'
import { namesOptions } from './records.api.ts'
import { SortableList } from './sortable-list.tsx'

type Arranged = Arrangement['of']

/** A part of the list with its own order; its records also keep their position among all others. */
interface ListPart {
  label: string
  options: readonly { value: string; label: string; where: object }[]
}

function usePart(of: Arranged): ListPart | null {
  const { t } = useEditorTexts()
  const categories = useQuery({ ...namesOptions('categories', ''), enabled: of === 'products' })
  switch (of) {
    case 'products':
      return {
        label: t('field.categories'),
        options: (categories.data ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name,
          where: { categories: { id: { $eq: id } } },
        })),
      }
    case 'clubs':
      return {
        label: t('field.topic'),
        options: clubTypes.map((value) => ({
          value,
          label: t(`topic.${value}`),
          where: { type: { $eq: value } },
        })),
      }
    case 'places':
      return null
  }
}

function ArrangeScreen({ of }: { of: Arranged }) {
  const { t } = useEditorTexts()
  const section = { to: `/${of}`, label: t(`${of}.title`) } as const
  const part = usePart(of)
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
        description: `${t('arrange.failed')} ${frame(failureText(failure))}`,
      })
    }
    // Reloads the stored order after success and failure.
    await queries.invalidateQueries({ queryKey: keysOf(of).all })
    setSaving(false)
  }

  return (
    <PageFrame title={t('arrange.title', { list: section.label })} section={section}>
      <Styles name="arrange" css={arrangeCss} />
      <p className="crm-lead">{t('arrange.text')}</p>
      {part !== null && (
        <div className="crm-labelled crm-arrange-part">
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
      {data === undefined && error === null && <Loading lines={10} />}
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

export const ArrangeProductsScreen = () => <ArrangeScreen of="products" />

export const ArrangeClubsScreen = () => <ArrangeScreen of="clubs" />

export const ArrangePlacesScreen = () => <ArrangeScreen of="places" />
