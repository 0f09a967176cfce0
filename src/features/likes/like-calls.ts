import { ApiError } from '../../api-client/api-error.ts'
import { addLike, fetchLikes, removeLike } from '../../api-client/likes.ts'
import en from '../../i18n/locales/en/likes.json'
import vi from '../../i18n/locales/vi/likes.json'
import { $liker, keptLikes, likeOf, setLike, takeLikes } from '../../stores/likes.store.ts'
import { pageLocale } from '../../stores/locale.ts'
import { endIfSignedOut, sendSessionToken } from '../../stores/session-token.ts'
import { type Notice, notify } from '../../stores/toast.store.ts'

sendSessionToken()

const onTheWay = new Set<number>()

async function remove(product: number, known: string): Promise<void> {
  const like = known || (await fetchLikes()).find(([id]) => id === product)?.[1]
  if (like === undefined) return
  try {
    await removeLike(like)
  } catch (error) {
    // Another tab has removed it.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

function say(sentence: keyof typeof vi, variant: Notice['variant']): void {
  notify({ variant, message: (pageLocale() === 'en' ? en : vi)[sentence] })
}

export function inviteToLike(): void {
  say('likeVisitor', 'warning')
}

function report(error: unknown, sentence: keyof typeof vi): void {
  endIfSignedOut(error)
  say(sentence, 'danger')
}

/**
 * Sends the state of a product's heart to the server, and shows a notice; `onServer` is the stored
 * like. Presses during the call are included, and a failure is rolled back.
 */
export async function settleLike(product: number, onServer: string | undefined): Promise<void> {
  if (onTheWay.has(product)) return
  onTheWay.add(product)
  const liker = $liker.get()
  const wanted = () => likeOf(product) !== undefined
  let like = onServer
  try {
    while (liker === $liker.get() && wanted() !== (like !== undefined)) {
      if (like === undefined) {
        like = await addLike(product)
      } else {
        await remove(product, like)
        like = undefined
      }
    }
    if (liker !== $liker.get()) return
    if (like !== undefined) setLike(product, like)
    if ((like === undefined) !== (onServer === undefined)) {
      say(like === undefined ? 'likeRemoved' : 'likeAdded', 'success')
    }
  } catch (error) {
    if (liker === $liker.get()) setLike(product, like)
    report(error, like === undefined ? 'likeAddFailed' : 'likeRemoveFailed')
  } finally {
    onTheWay.delete(product)
  }
}

/** Loads the member's likes; presses during the load take precedence. */
export async function refreshLikes(): Promise<void> {
  const before = keptLikes()
  const liker = $liker.get()
  try {
    const likes = await fetchLikes()
    if (onTheWay.size === 0 && before === keptLikes() && liker === $liker.get()) takeLikes(likes)
  } catch (error) {
    endIfSignedOut(error)
    // On a failure the hearts keep their last state.
  }
}
