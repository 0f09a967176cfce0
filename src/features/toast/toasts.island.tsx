import { useStore } from '@nanostores/react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { $openDialog } from '../../stores/panel.store.ts'
import { $toast, dismiss, type Toast, type ToastVariant } from '../../stores/toast.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { IconName } from '../../ui/icon-paths.ts'

const looks: Record<ToastVariant, { icon: IconName; role: 'status' | 'alert'; seconds: number }> = {
  success: { icon: 'check', role: 'status', seconds: 5 },
  info: { icon: 'info', role: 'status', seconds: 8 },
  warning: { icon: 'warning', role: 'status', seconds: 8 },
  danger: { icon: 'danger', role: 'alert', seconds: 10 },
  error: { icon: 'danger', role: 'alert', seconds: 10 },
}

interface ToastCardProps {
  toast: Toast
  texts: Texts<'toast'>
}

function leaves(event: FocusEvent): boolean {
  return !event.currentTarget.contains(event.relatedTarget)
}

/** Closes automatically after a while, but not while the pointer or the focus is on it. */
export function ToastCard({ toast, texts }: ToastCardProps) {
  const { icon, role, seconds } = looks[toast.variant]
  const [held, setHeld] = useState(false)
  const [spoken, setSpoken] = useState(false)

  // Screen readers announce changes of a live region, not a region that is inserted with content.
  useEffect(() => setSpoken(true), [])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(toast.id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, seconds, toast.id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only keep it open.
    <div
      className={`toast toast--${toast.variant}`}
      data-toast={toast.variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => leaves(event) && setHeld(false)}
    >
      <Icon name={icon} />
      <div role={role} className="toast__words">
        {spoken ? (
          <>
            <p className="toast__title">{texts.title}</p>
            <p>{toast.message}</p>
          </>
        ) : null}
      </div>
      <IconButton icon="close" label={texts.dismiss} onClick={() => dismiss(toast.id)} />
    </div>
  )
}

interface ToastRegionProps {
  texts: Texts<'toast'>
  /** Whether the cards have their own place in a side panel; otherwise they overlay the page. */
  within: boolean
}

function ToastRegion({ texts, within }: ToastRegionProps) {
  const toast = useStore($toast, { ssr: 'initial' })
  const region = useRef<HTMLElement>(null)
  const filled = toast !== null

  useEffect(() => {
    const element = region.current
    // A low panel may be scrolled.
    if (within && filled) element?.scrollIntoView({ block: 'nearest' })
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
      {toast ? <ToastCard key={toast.id} toast={toast} texts={texts} /> : null}
    </section>
  )
}

/**
 * Why an island: notices are created in the browser and close automatically (SPEC §8).
 * `client:on-request="toasts"`: loaded with the first notice.
 */
export function Toasts({ texts }: { texts: Texts<'toast'> }) {
  const dialog = useStore($openDialog, { ssr: 'initial' })
  const ready = useHydrated()
  const slot = dialog?.querySelector('[data-toast-slot]')
  const within = dialog?.classList.contains('dialog--side') === true
  const region = <ToastRegion key={String(within)} texts={texts} within={within} />

  return (
    <div data-island="toasts" data-ready={ready ? '' : undefined}>
      {/* Content outside an open dialog is inert. */}
      {slot ? createPortal(region, slot) : region}
    </div>
  )
}
