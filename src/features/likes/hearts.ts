import { isWhole, readSession, writeSession } from '../../stores/checked-storage.ts'
import { storageKeys } from '../../stores/keys.ts'
import {
  $liked,
  $liker,
  areLikesOlderThan,
  forgetLikes,
  likeOf,
  setLike,
} from '../../stores/likes.store.ts'
import { openPanel } from '../../stores/panel.store.ts'
import { $signedIn } from '../../stores/session.store.ts'

/** In ms: likes from other devices appear on the first page opened after this time. */
const freshMs = 60_000

const calls = () => import('./like-calls.ts')

function press(product: number): void {
  if ($liker.get() === '') {
    writeSession(storageKeys.wantedLike, product)
    openPanel('login')
    calls().then(
      ({ inviteToLike }) => inviteToLike(),
      () => {},
    )
    return
  }
  const like = likeOf(product)
  setLike(product, like === undefined ? '' : undefined)
  calls().then(
    ({ settleLike }) => settleLike(product, like),
    () => setLike(product, like),
  )
}

/** Likes the product that was pressed before the sign-in; has no effect on an existing like. */
function likeWanted(): void {
  const product = readSession(storageKeys.wantedLike)
  if (!isWhole(product, 1, Number.MAX_SAFE_INTEGER)) return
  writeSession(storageKeys.wantedLike, undefined)
  if (likeOf(product) === undefined) press(product)
}

/**
 * Shows in every `[data-like]` (its value is the product's id) whether the member likes the
 * product; a press toggles it (SPEC §4).
 */
export function startHearts(): void {
  $liked.subscribe((liked) => {
    for (const heart of document.querySelectorAll<HTMLElement>('[data-like]')) {
      heart.setAttribute('aria-pressed', String(liked.includes(Number(heart.dataset.like))))
    }
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const product = event.target.closest<HTMLElement>('[data-like]')?.dataset.like
    // Ignores the second click of a double click.
    if (product !== undefined && event.detail < 2) press(Number(product))
  })
  $signedIn.subscribe((profile) => {
    if (profile === null) forgetLikes()
  })
  $liker.subscribe((liker) => {
    if (liker !== '') likeWanted()
    if (liker === '' || !areLikesOlderThan(freshMs)) return
    calls().then(
      ({ refreshLikes }) => refreshLikes(),
      () => {},
    )
  })
}
