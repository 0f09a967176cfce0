import { computed } from 'nanostores'
import { checkedAtom, fieldsOf, isWhole, textOf } from './checked-storage.ts'
import { storageKeys } from './keys.ts'
import { $signedIn, isStaff } from './session.store.ts'

/** A product, and the id of its like; empty until the server has returned it. */
type Liked = readonly [product: number, like: string]

interface Likes {
  /** Whose they are. */
  owner: string
  /** Newest first. */
  liked: readonly Liked[]
  /** When the server returned them, in ms; 0 when something was pressed since. */
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

/** The member's likes as they were loaded last: hearts are right before the server is asked. */
const $likes = checkedAtom(storageKeys.likes, noLikes, readLikes)

/** Who can like: members. Empty for visitors and staff. */
export const $liker = computed($signedIn, (profile) =>
  profile === null || isStaff(profile) ? '' : String(profile.id),
)

/** Products that the member likes, newest first. */
export const $liked = computed([$likes, $liker], ({ owner, liked }, liker) =>
  owner === '' || owner !== liker ? noProducts : liked.map(([product]) => product),
)

/** For a component's first render, which must equal the server's. */
export const nothingLiked = (): readonly number[] => noProducts

function own(): Likes {
  const likes = $likes.get()
  return likes.owner === $liker.get() ? likes : { ...noLikes, owner: $liker.get() }
}

/** The id of a product's like, empty when it is not known, undefined when it is not liked. */
export function likeOf(product: number): string | undefined {
  return own().liked.find(([id]) => id === product)?.[1]
}

/** Says what a heart shows: `undefined` empties it. */
export function setLike(product: number, like: string | undefined): void {
  const { owner, liked } = own()
  const others = liked.filter(([id]) => id !== product)
  const kept: Liked[] = like === undefined ? others : [[product, like], ...others]
  $likes.set({ owner, liked: kept, at: 0 })
}

/** Takes over what the server returned. */
export function takeLikes(liked: readonly Liked[]): void {
  $likes.set({ owner: $liker.get(), liked, at: Date.now() })
}

/** True when the server was not asked for that long, or something was pressed since. */
export function areLikesOlderThan(ms: number): boolean {
  const { at } = own()
  return Date.now() - at > ms || at > Date.now()
}

/** What is kept now, to see later whether anything was pressed meanwhile. */
export const keptLikes = (): unknown => $likes.get()

/** Nothing of one person stays for the next. */
export function forgetLikes(): void {
  if ($likes.get() !== noLikes) $likes.set(noLikes)
}
