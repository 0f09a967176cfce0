import { formatPhone } from '@nas/domain/contact'
import { useEffect, useState } from 'react'
import { type AddressEntry, fetchAddresses } from '../../api-client/addresses.ts'
import { SuccessorNote } from '../../forms/place-fields.tsx'
import { isProvinceGone, type Place, placesNamed, provinceNamed } from '../../forms/places.ts'
import { $deliverTo } from '../../stores/deliver-to.ts'
import { $profile } from '../../stores/session.store.ts'
import { type Loaded, useLoaded } from '../../ui/use-loaded.ts'
import {
  type CheckoutTexts,
  isUntouched,
  type OrderDraft,
  type OrderFieldErrors,
  orderForm,
} from './order-form.ts'
import { $remembered, isDelivered } from './remembered-receiver.ts'

const receiverFields = [
  'name',
  'phone',
  'email',
  'province',
  'district',
  'ward',
  'address',
] as const satisfies (keyof OrderDraft)[]

interface SavedReceiver {
  saved: Loaded<AddressEntry[]>
  /** Whether the form equals a saved address, whose card then replaces the fields. */
  folded: boolean
  taken: Taken
  take: (entry: AddressEntry) => void
  unfold: () => void
}

/** This device's delivery province, while nothing else is filled in. */
let offered: Place | null = null

const mayStill = () => isUntouched(orderForm.$values.get(), $profile.get(), offered)

async function offerProvince(): Promise<void> {
  const name = $deliverTo.get()
  if (name === '' || !mayStill()) return
  const found = await provinceNamed(name)
  if (found === null || !mayStill()) return
  offered = found.province
  orderForm.fill(found)
}

/** A guest's fields start with the remembered receiver. */
export function useSavedAddresses(
  member: string | undefined,
  guest: boolean,
  errors: OrderFieldErrors,
): SavedReceiver {
  const saved = useLoaded(member, fetchAddresses)
  const addresses = saved.state === 'ready' ? saved.value : undefined
  const [taken, setTaken] = useState<Taken>('none')

  const take = (entry: AddressEntry, mayStill?: () => boolean) =>
    void takeAddress(entry, mayStill).then((taken) => taken && setTaken(taken))

  useEffect(() => {
    if (!guest) return
    const entry = $remembered.get()
    if (entry === null) void offerProvince()
    else if (mayStill()) void takeAddress(entry, mayStill)
  }, [guest])

  // Starts with the default or newest address, unless the shopper has started to fill in a
  // receiver.
  useEffect(() => {
    if (addresses === undefined) return
    const [first] = addresses
    const draft = orderForm.$values.get()
    if (first === undefined) void offerProvince()
    else if (addresses.some((entry) => isDelivered(entry, draft))) setTaken('whole')
    else if (mayStill()) take(first, mayStill)
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

const noBreak = '\u00a0'

let latest: AddressEntry['id'] | undefined

/** How much of a saved address the form could use; `gone` when its province no longer exists. */
type Taken = 'none' | 'whole' | 'part' | 'gone'

/**
 * Fills the form with an address; null when another address was chosen meanwhile.
 * @param mayStill called after the names of the places are loaded, because the shopper may have
 *   typed meanwhile
 */
async function takeAddress(
  entry: AddressEntry,
  mayStill: () => boolean = () => true,
): Promise<Taken | null> {
  latest = entry.id
  const places = await placesNamed(entry.attributes)
  const gone = await isProvinceGone(entry.attributes)
  if (latest !== entry.id || !mayStill()) return null
  const { name, phone, address } = entry.attributes
  orderForm.fill({ name, phone, address, ...places })
  orderForm.showErrors({})
  if (isDelivered(entry, orderForm.$values.get())) return 'whole'
  return gone ? 'gone' : 'part'
}

interface SavedAddressesProps {
  addresses: readonly AddressEntry[]
  draft: OrderDraft
  texts: CheckoutTexts
  onTake: (entry: AddressEntry) => void
}

export function SavedAddresses({ addresses, draft, texts, onTake }: SavedAddressesProps) {
  return (
    <fieldset className="checkout-saved">
      <legend className="field__label">{texts.savedAddresses}</legend>
      {addresses.map((entry) => (
        <SavedAddress
          key={entry.id}
          entry={entry}
          chosen={isDelivered(entry, draft)}
          texts={texts}
          onTake={onTake}
        />
      ))}
    </fieldset>
  )
}

interface SavedAddressProps {
  entry: AddressEntry
  chosen: boolean
  texts: CheckoutTexts
  onTake: (entry: AddressEntry) => void
}

function SavedAddress({ entry, chosen, texts, onTake }: SavedAddressProps) {
  const { name, phone, address, ward, district, province } = entry.attributes
  return (
    <label className="check checkout-option">
      <input type="radio" name="checkout-saved" checked={chosen} onChange={() => onTake(entry)} />
      <span>
        <span className="checkout-option__name">
          {name} · {formatPhone(phone).replaceAll(' ', noBreak)}
        </span>
        <span className="field__hint">
          {[address, ward, district, province].filter(Boolean).join(', ')}{' '}
          {district ? (
            <SuccessorNote province={province} text={`(${texts.placeSuccessor})`} />
          ) : null}
        </span>
      </span>
    </label>
  )
}
