import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Texts } from '../../i18n/catalogues.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $openDialog } from '../../stores/panel.store.ts'
import { $toasts, noToasts } from '../../stores/toast.store.ts'
import { ToastCard } from './toast-card.tsx'

interface ToastRegionProps {
  texts: Texts<'toast'>
  /** In a side panel the cards have a place of their own; elsewhere they lie over everything. */
  within: boolean
}

function ToastRegion({ texts, within }: ToastRegionProps) {
  const toasts = useStore($toasts, { ssr: noToasts })
  const region = useRef<HTMLElement>(null)
  const filled = toasts.length > 0

  useEffect(() => {
    const element = region.current
    if (element?.showPopover === undefined || within) return
    if (filled && !element.matches(':popover-open')) element.showPopover()
    if (!filled && element.matches(':popover-open')) element.hidePopover()
  }, [filled, within])

  return (
    <section
      className={within ? 'toasts toasts--within' : 'toasts'}
      popover={within ? undefined : 'manual'}
      aria-label={texts.region}
      ref={region}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} texts={texts} />
      ))}
    </section>
  )
}

/**
 * Why an island: notices are made in the browser and close by themselves (SPEC §8).
 * `client:on-request="toasts"`: loaded with the first notice.
 */
export function Toasts({ texts }: { texts: Texts<'toast'> }) {
  const dialog = useStore($openDialog, { ssr: () => null })
  const ready = useHydrated()
  const slot = dialog?.querySelector('[data-toast-slot]')
  const within = dialog?.classList.contains('dialog--side') === true
  const region = <ToastRegion key={String(within)} texts={texts} within={within} />

  return (
    <div data-island="toasts" data-ready={ready ? '' : undefined}>
      {/* What lies outside an open dialog can neither be pressed nor heard. */}
      {slot ? createPortal(region, slot) : region}
    </div>
  )
}
