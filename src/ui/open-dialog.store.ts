import { atom } from 'nanostores'

/** The modal dialog that is open: the page outside it cannot be reached, so notices go into it. */
export const $openDialog = atom<HTMLDialogElement | null>(null)
