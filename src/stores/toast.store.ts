import { atom } from 'nanostores'
import type { Locale } from '../i18n/locale.ts'
import { fieldsOf, readSession, textOf, writeSession } from './checked-storage.ts'
import { storageKeys } from './keys.ts'
import { pageLocale } from './locale.ts'

export const toastVariants = ['success', 'info', 'warning', 'danger', 'error'] as const
export type ToastVariant = (typeof toastVariants)[number]

export interface Notice {
  variant: ToastVariant
  message: string
}

export interface Toast extends Notice {
  id: number
}

/** Maximum number at once; the oldest is removed. */
const maxAtOnce = 4

let lastId = 0

/** Notices on the page, oldest first (SPEC §8). */
export const $toasts = atom<readonly Toast[]>([])

/**
 * Shows a notice and returns its id, for `dismiss`. If a notice with the same text is visible, its
 * time restarts instead.
 */
export function notify({ variant, message }: Notice): number {
  lastId += 1
  const others = $toasts.get().filter((toast) => toast.message !== message)
  $toasts.set([...others, { id: lastId, variant, message }].slice(-maxAtOnce))
  return lastId
}

export function dismiss(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
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
