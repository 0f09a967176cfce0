import { computed } from 'nanostores'
import { checkedAtom, fieldsOf, isWhole, textOf } from './checked-storage.ts'
import { storageKeys } from './keys.ts'
import { $signedIn, isStaff } from './session.store.ts'

/** A product, and the id of its like; empty until the server has returned it. */
type Liked = readonly [product: number, like: string]

interface Likes {
  /** Id of the member. */
  owner: string
  /** Newest first. */
  liked: readonly Liked[]
  /** Time of the load in ms; 0 after a press. */
  at: number
}

const noLikes: Likes = { owner: '', liked: [], at: 0 }
const noProducts: readonly number[] = []

function readLiked(value: unknown): Liked[] {
  if (!Array.isArray(value)) return []
  const [product, like] = value
  return isWhole(product, 1, Number.MAX_SAFE_INTEGER) ? [[product, textOf(like)]] : []
}

function readLikes(stored: unknown): Likes {
  const { owner, liked, at } = fieldsOf(stored)
  if (textOf(owner) === '' || !Array.isArray(liked)) return noLikes
  return { owner: textOf(owner), liked: liked.flatMap(readLiked), at: Number(at) || 0 }
}

/** The member's likes at the last load, so that hearts are correct before the server responds. */
const $likes = checkedAtom(storageKeys.likes, noLikes, readLikes)

/** Only members can like. Empty for visitors and staff. */
export const $liker = computed($signedIn, (profile) =>
  profile === null || isStaff(profile) ? '' : String(profile.id),
)

export const $liked = computed([$likes, $liker], ({ owner, liked }, liker) =>
  owner === '' || owner !== liker ? noProducts : liked.map(([product]) => product),
)

export const nothingLiked = (): readonly number[] => noProducts

function own(): Likes {
  const likes = $likes.get()
  return likes.owner === $liker.get() ? likes : { ...noLikes, owner: $liker.get() }
}

/**
 * The id of a product's like; empty when the id is not known yet, undefined when the product is not
 * liked.
 */
export function likeOf(product: number): string | undefined {
  return own().liked.find(([id]) => id === product)?.[1]
}

export function setLike(product: number, like: string | undefined): void {
  const { owner, liked } = own()
  const others = liked.filter(([id]) => id !== product)
  const kept: Liked[] = like === undefined ? others : [[product, like], ...others]
  $likes.set({ owner, liked: kept, at: 0 })
}

export function takeLikes(liked: readonly Liked[]): void {
  $likes.set({ owner: $liker.get(), liked, at: Date.now() })
}

/** True when the last load is older than `ms`, or when something was pressed since. */
export function areLikesOlderThan(ms: number): boolean {
  const { at } = own()
  return Date.now() - at > ms || at > Date.now()
}

/** The present state, to detect presses during a load. */
export const keptLikes = (): unknown => $likes.get()

export function forgetLikes(): void {
  if ($likes.get() !== noLikes) $likes.set(noLikes)
}
