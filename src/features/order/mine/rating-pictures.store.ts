import { largestRatingPicture, maxRatingPictures } from '@nas/contract/limits'
import { map } from 'nanostores'
import { ApiError } from '../../../api-client/api-error.ts'
import {
  addRatingPicture,
  type OrderEntry,
  removeRatingPicture,
} from '../../../api-client/orders.ts'
import { endIfSignedOut } from '../../../stores/session-token.ts'
import { $order, reloadOrder } from '../order.store.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Texts of refusals, by their codes. */
const refusals = {
  picture_invalid: 'pictureInvalid',
  too_large: 'pictureLarge',
  too_many_pictures: 'pictureMany',
  rating_decided: 'pictureLate',
} as const

export type PictureProblem = (typeof refusals)[keyof typeof refusals] | 'pictureFailed'

export interface ChosenPicture {
  key: number
  file: File
  /** Of the file in this tab. */
  address: string
  state: 'waiting' | 'sending' | 'sent' | PictureProblem
}

/** Pictures that are not stored yet, by the line of the order. */
export const $chosen = map<Readonly<Record<string, readonly ChosenPicture[]>>>({})

const chosenFor = (line: string) => $chosen.get()[line] ?? []

export const isRefused = ({ state }: ChosenPicture): boolean => state.startsWith('picture')

/** Free places for pictures of a line. */
export const roomFor = (line: string, stored: number): number =>
  maxRatingPictures - stored - chosenFor(line).filter((one) => !isRefused(one)).length

let lastKey = 0

/** @param stored number of stored pictures of this line */
export function choosePictures(line: string, stored: number, files: readonly File[]): void {
  for (const file of files) {
    lastKey += 1
    const { type, size } = file
    const state = !pictureTypes.includes(type)
      ? 'pictureInvalid'
      : size > largestRatingPicture
        ? 'pictureLarge'
        : roomFor(line, stored) < 1
          ? 'pictureMany'
          : 'waiting'
    const picture = { key: lastKey, file, address: URL.createObjectURL(file), state } as const
    $chosen.setKey(line, [...chosenFor(line), picture])
  }
}

export function dropPictures(line: string, drops: (picture: ChosenPicture) => boolean): void {
  for (const { address } of chosenFor(line).filter(drops)) URL.revokeObjectURL(address)
  $chosen.setKey(
    line,
    chosenFor(line).filter((picture) => !drops(picture)),
  )
}

export function markPicture(line: string, key: number, state: ChosenPicture['state']): void {
  $chosen.setKey(
    line,
    chosenFor(line).map((one) => (one.key === key ? { ...one, state } : one)),
  )
}

function firstWaiting({ attributes: { ratings = [] } }: OrderEntry) {
  for (const { id, cartitem } of ratings) {
    const line = String(cartitem)
    const picture = chosenFor(line).find(({ state }) => state === 'waiting')
    if (picture) return { rating: String(id), line, picture }
  }
  return null
}

/** Sends the waiting pictures of rated lines in turn; a refused one stays with its problem. */
export async function sendPictures(): Promise<void> {
  const view = $order.get()
  if (view.state !== 'own') return
  const { order } = view
  for (let next = firstWaiting(order); next !== null; next = firstWaiting(order)) {
    const { rating, line, picture } = next
    markPicture(line, picture.key, 'sending')
    try {
      await addRatingPicture(order, rating, picture.file)
      markPicture(line, picture.key, 'sent')
    } catch (error) {
      endIfSignedOut(error)
      const codes: Readonly<Record<string, PictureProblem>> = refusals
      const problem = error instanceof ApiError ? codes[error.code] : undefined
      markPicture(line, picture.key, problem ?? 'pictureFailed')
    }
  }
  await reloadOrder()
  for (const line of Object.keys($chosen.get())) dropPictures(line, ({ state }) => state === 'sent')
}

/** @returns whether it was removed */
export async function removePicture(order: OrderEntry, picture: string): Promise<boolean> {
  try {
    await removeRatingPicture(order, picture)
    return true
  } catch (error) {
    endIfSignedOut(error)
    return false
  } finally {
    await reloadOrder()
  }
}
