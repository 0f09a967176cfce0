import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { Panel } from './page-frame.tsx'

interface LoadedPanelProps<Data> {
  title: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** A block of a screen that loads by itself: what fails there leaves the others standing. */
export function LoadedPanel<Data>({ title, query, children }: LoadedPanelProps<Data>) {
  const { data, error, refetch, isFetching } = query
  return (
    <Panel title={title}>
      {error !== null && <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {data === undefined && error === null && (
        <Skeleton active paragraph={{ rows: 3 }} title={false} />
      )}
      {data !== undefined && children(data)}
    </Panel>
  )
}
