import { type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { wholeSheet } from '../hydration/whole-sheet.ts'
import { IconButton } from './icon-button.tsx'
import { closeOnPressBeside, leaveModal, openModal } from './modal.ts'

interface DialogProps {
  open: boolean
  /** Called when the dialog was closed by Escape, a press outside, or `closeDialog`. */
  onClose: () => void
  variant?: 'centre' | 'full'
  /**
   * Name that tests wait for: the dialog has `data-island`, and `data-ready` once it works. Its
   * heading has the id `<name>-title`.
   */
  island: string
  children: ReactNode
}

/** The control that gets the focus first; by default the first one. */
const firstFocus = 'data-first-focus'

/** The browser keeps the focus inside, closes on Escape and returns the focus. */
export function Dialog(props: DialogProps) {
  const { open, onClose, variant = 'centre', island, children } = props
  const ready = useHydrated()
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === open) return
    if (!open) {
      dialog.close()
      return
    }
    let isWanted = true
    const show = () => {
      if (!isWanted) return
      openModal(dialog)
      dialog.querySelector<HTMLElement>(`[${firstFocus}]`)?.focus()
    }
    const waiting = wholeSheet()
    if (waiting === null) show()
    else void waiting.then(show)
    return () => {
      isWanted = false
    }
  }, [open])

  // A dialog that is unmounted while open is removed from `$openDialog`.
  useEffect(() => {
    const dialog = ref.current
    if (dialog) closeOnPressBeside(dialog, () => dialog.close())
    return () => leaveModal(dialog)
  }, [])

  const closed = () => {
    // The event is late: the dialog may have been opened again.
    if (ref.current?.open) return
    leaveModal(ref.current)
    onClose()
  }

  return (
    <dialog
      ref={ref}
      className={`dialog dialog--${variant}`}
      aria-labelledby={`${island}-title`}
      data-island={island}
      data-ready={ready ? '' : undefined}
      // Updates the state first, because a press right after Escape opens the dialog again.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={closed}
    >
      {open ? <div className="dialog__body">{children}</div> : null}
      <div data-toast-slot="" />
    </dialog>
  )
}

interface DialogHeadProps extends Pick<DialogProps, 'island' | 'onClose'> {
  title: string
  /** Label of the closing button. */
  close: string
}

export function DialogHead({ island, title, close, onClose }: DialogHeadProps) {
  return (
    <header className="dialog__head">
      <h2 id={`${island}-title`}>{title}</h2>
      <IconButton icon="close" label={close} onClick={onClose} />
    </header>
  )
}

type ActionDialogProps = Omit<DialogProps, 'variant'> & DialogHeadProps

/** Asks for an action, or reports its result. */
export function ActionDialog({ children, ...props }: ActionDialogProps) {
  return (
    <Dialog {...props}>
      <div className="deed">
        <DialogHead {...props} />
        {children}
      </div>
    </Dialog>
  )
}
