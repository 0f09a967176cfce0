import { computed } from 'nanostores'
import { checkedAtom, fieldsOf, isWhole, textOf } from './checked-storage.ts'
import { storageKeys } from './keys.ts'
import { $signedIn } from './session.store.ts'

interface Viewed {
  /** Id of the member; empty while signed out. */
  owner: string
  /** Newest first. */
  products: readonly number[]
}

/** The oldest are removed; the contract accepts 100. */
const maxViewed = 48

const noProducts: readonly number[] = []
const nothing: Viewed = { owner: '', products: noProducts }

const isProduct = (value: unknown): value is number => isWhole(value, 1, Number.MAX_SAFE_INTEGER)

function readViewed(stored: unknown): Viewed {
  const { owner, products } = fieldsOf(stored)
  if (!Array.isArray(products)) return nothing
  return { owner: textOf(owner), products: mergeViewed(products.filter(isProduct), []) }
}

/** Merges two lists without duplicates; products of the first list come first. */
export function mergeViewed(first: readonly number[], second: readonly number[]): number[] {
  return [...new Set([...first, ...second])].slice(0, maxViewed)
}

const $kept = checkedAtom(storageKeys.viewed, nothing, readViewed)

/**
 * A visitor's viewed products pass to the member who signs in; a member's list never passes to
 * another member.
 */
const $own = computed([$kept, $signedIn], (kept, profile) =>
  kept.owner === '' || kept.owner === String(profile?.id ?? '') ? kept : nothing,
)

/** Viewed products, newest first (SPEC §4). */
export const $viewed = computed($own, ({ products }) => products)

export const nothingViewed = (): readonly number[] => noProducts

/** Adds a product unless it is in the list (SPEC §4); true when it was added. */
export function addViewed(product: number): boolean {
  const { owner, products } = $own.get()
  if (products.includes(product)) return false
  $kept.set({ owner, products: mergeViewed([product], products) })
  return true
}

/** True once the list has been merged with the list in the member's account. */
export const isViewedJoined = (): boolean => $own.get().owner === String($signedIn.get()?.id ?? '')

export function takeViewed(products: readonly number[]): void {
  $kept.set({ owner: String($signedIn.get()?.id ?? ''), products })
}

/** Removes a member's list after the member's session has ended. */
export function forgetOthersViewed(): void {
  if ($own.get() === nothing && $kept.get() !== nothing) $kept.set(nothing)
}
