import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lateComponent } from '../kit/feedback/late-overlay.tsx'
import { useShortcuts } from '../kit/keyboard/shortcuts.ts'
import { anyJobOptions } from '../kit/list/any-job.ts'
import { useTexts } from '../kit/texts/texts.ts'

const JobArea = lateComponent(() => import('./job-area.tsx'), 'JobArea')

/** Loads the code of jobs once there is one; after a failure, the next page retries it. */
export function JobWatch() {
  const { data } = useQuery(anyJobOptions)
  const [isUndone, setUndone] = useState(false)
  if (!data?.length) return null
  return (
    <CatchBoundary getResetKey={() => location.href} errorComponent={() => null}>
      <Suspense fallback={<EarlyUndo onUndo={() => setUndone(true)} />}>
        <JobArea undoesFirst={isUndone} />
      </Suspense>
    </CatchBoundary>
  )
}

/** Handles the undo key while the code for it is loading, because mistakes are noticed at once. */
function EarlyUndo({ onUndo }: { onUndo: () => void }) {
  const { t } = useTexts()
  useShortcuts([{ key: 'z', alsoWithMod: true, label: t('keys.undo'), run: onUndo }])
  return null
}
