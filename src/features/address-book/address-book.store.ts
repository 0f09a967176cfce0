import { atom } from 'nanostores'
import {
  type AddressEntry,
  changeAddress,
  deleteAddress,
  fetchAddresses,
} from '../../api-client/addresses.ts'
import { ApiError } from '../../api-client/api-error.ts'
import { $deliverTo } from '../../stores/deliver-to.ts'
import { $profile } from '../../stores/session.store.ts'
import { endIfSignedOut, sendSessionToken } from '../../stores/session-token.ts'

sendSessionToken()

export type AddressBook =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; addresses: readonly AddressEntry[] }

export const $book = atom<AddressBook>({ state: 'loading' })

/** Sets this device's delivery province to that of the default address. */
function noteDeliverTo([first]: readonly AddressEntry[]): void {
  const province = first?.attributes.province
  if (province) $deliverTo.set(province)
}

export async function loadBook(): Promise<void> {
  const person = $profile.get()?.id
  if ($book.get().state !== 'ready') $book.set({ state: 'loading' })
  try {
    const addresses = await fetchAddresses()
    if (person !== $profile.get()?.id) return
    $book.set({ state: 'ready', addresses })
    noteDeliverTo(addresses)
  } catch (error) {
    if (person !== $profile.get()?.id) return
    endIfSignedOut(error)
    if ($book.get().state !== 'ready') $book.set({ state: 'failed' })
  }
}

function update(change: (addresses: readonly AddressEntry[]) => AddressEntry[]): void {
  const book = $book.get()
  if (book.state === 'ready') $book.set({ state: 'ready', addresses: change(book.addresses) })
}

/** A new address comes first, a changed one stays in its place. */
export const takeAddress = (saved: AddressEntry): void =>
  update((addresses) => {
    const known = addresses.some(({ id }) => id === saved.id)
    return known
      ? addresses.map((one) => (one.id === saved.id ? saved : one))
      : [saved, ...addresses]
  })

/**
 * Makes an address the default of the checkout.
 * @throws ApiError
 */
export async function makeDefault({ id }: AddressEntry): Promise<void> {
  const changed = await changeAddress(id, { is_default: true })
  if ($book.get().state !== 'ready') return
  update((addresses) => [
    changed,
    ...addresses
      .filter((one) => one.id !== id)
      .map(({ id, attributes }) => ({ id, attributes: { ...attributes, is_default: false } })),
  ])
  noteDeliverTo([changed])
}

/**
 * Deletes an address; an address that was already deleted counts as success.
 * @throws ApiError
 */
export async function removeAddress({ id }: AddressEntry): Promise<void> {
  try {
    await deleteAddress(id)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
  update((addresses) => addresses.filter((one) => one.id !== id))
}

export function forgetBook(): void {
  $book.set({ state: 'loading' })
}
