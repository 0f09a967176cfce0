import { CatchBoundary, type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { noAnswer } from '../../../api-client/api-error.ts'
import { useTexts } from '../texts/texts.ts'
import { failureText } from './failure-text.ts'
import { useNotices } from './notices.tsx'

/**
 * A component whose code is loaded when it is needed. Code that cannot be loaded throws an ApiError
 * with status 0: at the browser's own error the router would reload the page, even offline.
 */
export function lateComponent<
  Module extends Record<string, unknown>,
  Name extends keyof Module & string,
>(load: () => Promise<Module>, name: Name) {
  const loadOrTell = () =>
    load().catch((error: unknown): never => {
      throw noAnswer('network', error)
    })
  return lazyRouteComponent(loadOrTell, name)
}

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
