import { useEffect, useState } from 'react'
import { type AddressEntry, fetchAddresses } from '../../api-client/addresses.ts'
import { type Loaded, useLoaded } from '../../ui/use-loaded.ts'
import { type OrderDraft, type OrderFieldErrors, orderForm } from './order-form.ts'
import { isDelivered, takeAddress } from './saved-addresses.tsx'

/** What a saved address stands for on the page. */
const receiverFields = [
  ...(['name', 'phone', 'email', 'province', 'district', 'ward', 'address'] as const),
] satisfies (keyof OrderDraft)[]

interface SavedReceiver {
  saved: Loaded<AddressEntry[]>
  /** The form holds one of them: its card is shown in place of all the fields. */
  folded: boolean
  /** Not all places of the address that was taken are known (any more). */
  incomplete: boolean
  take: (entry: AddressEntry) => void
  unfold: () => void
}

/** The member's saved addresses, and whether one of them stands for the receiver's fields. */
export function useSavedAddresses(
  member: string | undefined,
  errors: OrderFieldErrors,
): SavedReceiver {
  const saved = useLoaded(member, fetchAddresses)
  const addresses = saved.state === 'ready' ? saved.value : undefined
  const [taken, setTaken] = useState<'none' | 'whole' | 'part'>('none')

  const take = (entry: AddressEntry) =>
    void takeAddress(entry).then((whole) => setTaken(whole ? 'whole' : 'part'))

  // Begins with the default or the newest address, unless a place or a street was given already.
  useEffect(() => {
    const [first] = addresses ?? []
    if (first === undefined) return
    const draft = orderForm.$values.get()
    if (addresses?.some((entry) => isDelivered(entry, draft))) setTaken('whole')
    else if (draft.province === null && draft.address === '') take(first)
  }, [addresses])

  const wrong = receiverFields.some((field) => errors[field] !== undefined)
  return {
    saved,
    folded: addresses !== undefined && taken === 'whole' && !wrong,
    incomplete: taken === 'part',
    take,
    unfold: () => setTaken('none'),
  }
}
