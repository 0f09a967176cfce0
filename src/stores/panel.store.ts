import { atom } from 'nanostores'

const panels = ['cart', 'login', 'search'] as const
export type PanelName = (typeof panels)[number]

export const $panel = atom<PanelName | 'none'>('none')

export function openPanel(name: PanelName): void {
  $panel.set(name)
}

/** Closes a panel only if it is open: a replaced panel must not close its successor. */
export function closePanel(name: PanelName): void {
  if ($panel.get() === name) $panel.set('none')
}

export function isPanelName(name: string | undefined): name is PanelName {
  return panels.some((panel) => panel === name)
}

/** The open modal dialog: the page outside it is inert, so notices are rendered inside. */
export const $openDialog = atom<HTMLDialogElement | null>(null)
