import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import { anyJobOptions } from '../kit/page/any-job.ts'
import { lateComponent } from '../kit/page/late-component.ts'

const JobArea = lateComponent(() => import('./job-area.tsx'), 'JobArea')

/** Loads what shows jobs once there is one; code that failed to load is requested again on the next page. */
export function JobWatch() {
  const { data } = useQuery(anyJobOptions)
  if (!data?.length) return null
  return (
    <CatchBoundary getResetKey={() => location.href} errorComponent={() => null}>
      <Suspense>
        <JobArea />
      </Suspense>
    </CatchBoundary>
  )
}
