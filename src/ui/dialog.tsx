import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { leaveModal, openModal } from './modal.ts'

interface DialogProps {
  open: boolean
  /** Called when the dialog was closed by Escape, a press outside, or `closeDialog`. */
  onClose: () => void
  labelledBy: string
  variant: 'centre' | 'full'
  /** Name that tests wait for: the dialog has `data-island`, and `data-ready` once it works. */
  island: string
  ready: boolean
  children: ReactNode
}

/** The control that gets the focus first; by default the first one. */
const firstFocus = 'data-first-focus'

function isBeside(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.target === event.currentTarget
}

/** The browser keeps the focus inside, closes on Escape and returns the focus. */
export function Dialog(props: DialogProps) {
  const { open, onClose, labelledBy, variant, island, ready, children } = props
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === open) return
    if (open) {
      openModal(dialog)
      dialog.querySelector<HTMLElement>(`[${firstFocus}]`)?.focus()
    } else {
      dialog.close()
    }
  }, [open])

  // A dialog that is unmounted while open is removed from `$openDialog`.
  useEffect(() => {
    const dialog = ref.current
    return () => leaveModal(dialog)
  }, [])

  const closed = () => {
    // The event is late: the dialog may have been opened again.
    if (ref.current?.open) return
    leaveModal(ref.current)
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser itself handles Escape.
    <dialog
      ref={ref}
      className={`dialog dialog--${variant}`}
      aria-labelledby={labelledBy}
      data-island={island}
      data-ready={ready ? '' : undefined}
      // Updates the state first, because a press right after Escape opens the dialog again.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={closed}
      onClick={(event) => isBeside(event) && event.currentTarget.close()}
    >
      {open ? <div className="dialog__body">{children}</div> : null}
      <div data-toast-slot="" />
    </dialog>
  )
}
