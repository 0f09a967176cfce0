import { atom, type ReadableAtom } from 'nanostores'
import type { Locale } from '../i18n/locale.ts'
import { fieldsOf, readSession, textOf, writeSession } from './checked-storage.ts'
import { storageKeys } from './keys.ts'
import { pageLocale } from './locale.ts'
import { $panel } from './panel.store.ts'

export const toastVariants = ['success', 'info', 'warning', 'danger', 'error'] as const
export type ToastVariant = (typeof toastVariants)[number]

export interface Notice {
  variant: ToastVariant
  message: string
}

export interface Toast extends Notice {
  id: number
}

let lastId = 0

/** The newest notice (SPEC §8), until it is closed or another panel is opened. */
export const $toast = atom<Toast | null>(null)

$panel.listen(() => $toast.set(null))

/**
 * Replaces the notice on the page and returns the id of the new one, for `dismiss`.
 * @param about store whose next change closes the notice
 */
export function notify({ variant, message }: Notice, about?: ReadableAtom<unknown>): number {
  lastId += 1
  const id = lastId
  $toast.set({ id, variant, message })
  const stop = about?.listen(() => {
    stop?.()
    dismiss(id)
  })
  return id
}

export function dismiss(id: number): void {
  if ($toast.get()?.id === id) $toast.set(null)
}

/** A notice in each language, because the language of the next page is unknown. */
interface NextNotice {
  variant: ToastVariant
  message: string | Readonly<Record<Locale, string>>
}

export function notifyNextPage(notice: NextNotice): void {
  writeSession(storageKeys.nextNotice, notice)
}

export function showKeptNotice(): void {
  const kept = fieldsOf(readSession(storageKeys.nextNotice))
  writeSession(storageKeys.nextNotice, undefined)
  const variant = toastVariants.find((known) => known === kept.variant)
  if (variant === undefined) return
  const message = textOf(kept.message) || textOf(fieldsOf(kept.message)[pageLocale()])
  if (message !== '') notify({ variant, message })
}
