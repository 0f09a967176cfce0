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
