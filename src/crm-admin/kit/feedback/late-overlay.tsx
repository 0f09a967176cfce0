import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { failureText } from './failure-text.ts'
import { useNotices } from './notices.tsx'

/** Marks a dialog whose code is being loaded: no shortcut runs below it. */
export const overlayLoading = 'data-overlay-loading'

/** Loads the code of a dialog on first opening; a closed one stays mounted for its animation. */
export function LateOverlay({ open, children }: { open: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <CatchBoundary
      getResetKey={() => String(open)}
      errorComponent={open ? OverlayFailure : () => null}
    >
      <Suspense fallback={open && <span {...{ [overlayLoading]: '' }} />}>{children}</Suspense>
    </CatchBoundary>
  )
}

function OverlayFailure({ error }: ErrorComponentProps) {
  const { t } = useTexts()
  const notices = useNotices()
  useEffect(() => {
    notices.error({ key: 'overlay', description: t(failureText(error)) })
  }, [error, notices, t])
  return null
}
