import type { UseQueryResult } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isNotFound } from '../feedback/failure-text.ts'
import { LoadFailure, Loading } from '../feedback/load-failure.tsx'
import { PageFrame, Panel } from './page-frame.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  lines?: number
  children: (data: Data) => ReactNode
}

/** The data of a query, or its failure. */
export function Loaded<Data>({ query, lines = 8, children }: LoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query
  return (
    <>
      {error !== null && <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {data === undefined && error === null && <Loading lines={lines} />}
      {data !== undefined && children(data)}
    </>
  )
}

/** A separately loaded block of a screen: a failure affects only this block. */
export function LoadedPanel<Data>({ title, ...loaded }: LoadedProps<Data> & { title: string }) {
  return (
    <Panel title={title}>
      <Loaded lines={3} {...loaded} />
    </Panel>
  )
}

interface RecordPageProps<Data> extends LoadedProps<Data> {
  titleOf: (isMissing: boolean) => string
  section: { to: LinkProps['to']; label: string }
  /** Shown for an unknown record, with a link to the list. */
  missing: { text: string; back: string }
  tools?: ReactNode
}

export function RecordPage<Data>(props: RecordPageProps<Data>) {
  const { query, titleOf, section, missing, tools, children } = props
  const isMissing = isNotFound(query.error)
  return (
    <PageFrame title={titleOf(isMissing)} section={section} tools={tools}>
      {isMissing ? (
        <p>
          {missing.text} <Link to={section.to}>{missing.back}</Link>
        </p>
      ) : (
        <Loaded query={query}>{children}</Loaded>
      )}
    </PageFrame>
  )
}
