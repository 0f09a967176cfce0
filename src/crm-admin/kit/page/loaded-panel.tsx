import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../feedback/load-failure.tsx'
import { Loading } from '../feedback/loading.tsx'
import { Panel } from './page-frame.tsx'

interface LoadedPanelProps<Data> {
  title: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** A separately loaded block of a screen: a failure affects only this block. */
export function LoadedPanel<Data>({ title, query, children }: LoadedPanelProps<Data>) {
  const { data, error, refetch, isFetching } = query
  return (
    <Panel title={title}>
      {error !== null && <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {data === undefined && error === null && <Loading lines={3} />}
      {data !== undefined && children(data)}
    </Panel>
  )
}
