import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'

interface LateOverlayProps {
  open: boolean
  children: ReactNode
}

/** A dialog or drawer whose code comes when it is opened first; closing keeps it, to move out. */
export function LateOverlay({ open, children }: LateOverlayProps) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <CatchBoundary getResetKey={() => String(open)} errorComponent={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  )
}
