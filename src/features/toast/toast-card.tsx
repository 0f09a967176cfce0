import { type FocusEvent, useEffect, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { dismiss, type Toast, type ToastVariant } from '../../stores/toast.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { IconName } from '../../ui/icon-paths.ts'

const looks: Record<ToastVariant, { icon: IconName; role: 'status' | 'alert'; seconds: number }> = {
  success: { icon: 'check', role: 'status', seconds: 5 },
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

/** Closes by itself after a while, but never under the pointer or with the focus in it. */
export function ToastCard({ toast, texts }: ToastCardProps) {
  const { icon, role, seconds } = looks[toast.variant]
  const [held, setHeld] = useState(false)
  const [spoken, setSpoken] = useState(false)

  // Screen readers announce what enters a live region, not a region that arrives filled.
  useEffect(() => setSpoken(true), [])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(toast.id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, seconds, toast.id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold it open.
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
