import { useEffect, useState } from 'react'
import { type AddressEntry, fetchAddresses } from '../../api-client/addresses.ts'
import { $profile } from '../../stores/session.store.ts'
import { type Loaded, useLoaded } from '../../ui/use-loaded.ts'
import { isUntouched, type OrderDraft, type OrderFieldErrors, orderForm } from './order-form.ts'
import { isDelivered, type Taken, takeAddress } from './saved-addresses.tsx'

/** What a saved address stands for on the page. */
const receiverFields = [
  ...(['name', 'phone', 'email', 'province', 'district', 'ward', 'address'] as const),
] satisfies (keyof OrderDraft)[]

interface SavedReceiver {
  saved: Loaded<AddressEntry[]>
  /** The form holds one of them: its card is shown in place of all the fields. */
  folded: boolean
  /** How much of the address that was taken last the form holds. */
  taken: Taken
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
  const [taken, setTaken] = useState<Taken>('none')

  const take = (entry: AddressEntry, mayStill?: () => boolean) =>
    void takeAddress(entry, mayStill).then((taken) => taken && setTaken(taken))

  // Begins with the default or the newest address, unless a receiver was begun already.
  useEffect(() => {
    const [first] = addresses ?? []
    if (first === undefined) return
    const draft = orderForm.$values.get()
    if (addresses?.some((entry) => isDelivered(entry, draft))) setTaken('whole')
    else {
      const mayStill = () => isUntouched(orderForm.$values.get(), $profile.get())
      if (mayStill()) take(first, mayStill)
    }
  }, [addresses])

  const wrong = receiverFields.some((field) => errors[field] !== undefined)
  return {
    saved,
    folded: addresses !== undefined && taken === 'whole' && !wrong,
    taken,
    take,
    unfold: () => setTaken('none'),
  }
}
