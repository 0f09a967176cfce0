import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { $openDialog } from '../stores/panel.store.ts'

interface DialogProps {
  open: boolean
  /** Called when it was closed by Escape, a press outside or a close button's `closeDialog`. */
  onClose: () => void
  /** Id of the heading that labels it. */
  labelledBy: string
  variant: 'side' | 'centre' | 'full'
  /** Name that tests wait for: the dialog carries `data-island` and `data-ready` once it works. */
  island: string
  ready: boolean
  children: ReactNode
}

/** Marks the control that is focused first; by default the browser takes the first one. */
const firstFocus = 'data-first-focus'

/** Stores the width of the page's scroll bar before it disappears. */
function keepPageWidth(): void {
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
}

/** The open dialog above all others. */
const topDialog = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null

function isBeside(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.target === event.currentTarget
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes it on Escape and returns the
 * focus.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, labelledBy, variant, island, ready, children } = props
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === open) return
    if (open) {
      keepPageWidth()
      dialog.showModal()
      dialog.querySelector<HTMLElement>(`[${firstFocus}]`)?.focus()
      $openDialog.set(dialog)
    } else {
      dialog.close()
    }
  }, [open])

  // A dialog that is unmounted while open is removed from `$openDialog`.
  useEffect(() => {
    const dialog = ref.current
    return () => {
      if ($openDialog.get() === dialog) $openDialog.set(topDialog())
    }
  }, [])

  const closed = () => {
    // The event comes late: the dialog may have been opened again.
    if (ref.current?.open) return
    if ($openDialog.get() === ref.current) $openDialog.set(topDialog())
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the browser does it.
    <dialog
      ref={ref}
      className={`dialog dialog--${variant}`}
      aria-labelledby={labelledBy}
      data-island={island}
      data-ready={ready ? '' : undefined}
      // State first: a press right after Escape opens the dialog again.
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
