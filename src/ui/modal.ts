import { $openDialog } from '../stores/panel.store.ts'

export function openModal(dialog: HTMLDialogElement): void {
  const { clientWidth, style } = document.documentElement
  // The width of the page's scroll bar before it disappears.
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
  if (!dialog.open) dialog.showModal()
  $openDialog.set(dialog)
}

const topDialog = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null

export function leaveModal(dialog: HTMLDialogElement | null): void {
  if ($openDialog.get() === dialog) $openDialog.set(topDialog())
}

/**
 * Closes on a press that begins and ends beside the dialog's content. A selection of text that
 * ends there does not close it.
 */
export function closeOnPressBeside(dialog: HTMLDialogElement, close: () => void): void {
  let hasBegun = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    hasBegun = target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    if (hasBegun && target === dialog) close()
  })
}
