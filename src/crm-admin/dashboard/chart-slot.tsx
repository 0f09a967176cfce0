import { CatchBoundary } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { type ReactNode, Suspense } from 'react'

interface ChartSlotProps {
  /** px; kept free until the chart is there. */
  height: number
  /** What is shown when the code of the charts cannot be loaded. */
  fallback: ReactNode
  children: ReactNode
}

/** Room for a chart, whose library comes after the figures. */
export function ChartSlot({ height, fallback, children }: ChartSlotProps) {
  return (
    <CatchBoundary getResetKey={() => 'chart'} errorComponent={() => fallback}>
      <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height }} />}>
        {children}
      </Suspense>
    </CatchBoundary>
  )
}
