import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Empty } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { Loading } from '../../kit/feedback/loading.tsx'
import { saveCsv } from '../../kit/files/save-file.ts'
import { type DataTable, DataTableView, isBlank } from './data-table-view.tsx'
import { useDashboardTexts } from './use-dashboard-texts.ts'

interface DataBlockProps<Data> {
  title: string
  fileName: string
  query: UseQueryResult<Data>
  tableOf: (data: Data) => DataTable
  children: (data: Data) => ReactNode
  className?: string
  /** Omits the table: the content already consists of words and numbers. */
  inWords?: boolean
}

/**
 * A block of the dashboard that loads, fails and retries separately; its data are available as a
 * table and a file.
 */
export function DataBlock<Data>(props: DataBlockProps<Data>) {
  const { title, fileName, query, tableOf, children, className = '', inWords = false } = props
  const { t } = useDashboardTexts()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const table = query.data === undefined ? null : tableOf(query.data)
  const save = ({ columns, rows }: DataTable): void => {
    saveCsv([columns.map((column) => column.title), ...rows], fileName)
  }
  return (
    <section className={`crm-box crm-data ${className}`} aria-labelledby={id}>
      <div className="crm-data-head">
        <h2 id={id}>{title}</h2>
        {table !== null && !isBlank(table) && (
          <div className="crm-row">
            {!inWords && (
              <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                {t('block.table')}
                <span className="crm-hidden">: {title}</span>
              </Button>
            )}
            <Button size="small" onClick={() => save(table)}>
              {t('block.file')}
              <span className="crm-hidden">: {title}</span>
            </Button>
          </div>
        )}
      </div>
      {query.isError && (
        <LoadFailure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      )}
      {query.isPending && <Loading lines={6} />}
      {query.data !== undefined &&
        table !== null &&
        (isBlank(table) ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('block.empty')} />
        ) : asTable ? (
          <DataTableView title={title} table={table} />
        ) : (
          children(query.data)
        ))}
    </section>
  )
}
