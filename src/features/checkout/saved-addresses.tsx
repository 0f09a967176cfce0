import { isPhone, normalisePhone } from '@nas/domain/contact'
import { useEffect } from 'react'
import { type AddressEntry, fetchAddresses } from '../../api-client/addresses.ts'
import { placesNamed } from '../../forms/places.ts'
import { RetryNote } from '../../ui/load-states.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { CheckoutTexts, OrderDraft } from './order-form.ts'
import { orderForm } from './order-form.ts'

const samePhone = (one: string, other: string): boolean =>
  isPhone(one) && isPhone(other) && normalisePhone(one) === normalisePhone(other)

/** The form says what this address says. */
export function isDelivered({ attributes }: AddressEntry, draft: OrderDraft): boolean {
  return (
    attributes.name === draft.name.trim() &&
    samePhone(attributes.phone, draft.phone) &&
    attributes.address === draft.address.trim() &&
    (attributes.province ?? '') === (draft.province?.name ?? '') &&
    (attributes.district ?? '') === (draft.district?.name ?? '') &&
    (attributes.ward ?? '') === (draft.ward?.name ?? '')
  )
}

let latest: AddressEntry['id'] | undefined

/** Fills the form with an address; the last one pressed counts. */
async function takeAddress({ id, attributes }: AddressEntry): Promise<void> {
  latest = id
  const places = await placesNamed(attributes)
  if (latest !== id) return
  const { name, phone, address } = attributes
  orderForm.fill({ name, phone, address, ...places })
  orderForm.showErrors({})
}

/** Begins with the newest address, unless a place or a street was given already. */
function takeFirstAddress([first]: readonly AddressEntry[]): void {
  const { province, address } = orderForm.$values.get()
  if (first !== undefined && province === null && address === '') void takeAddress(first)
}

interface SavedAddressesProps {
  member: number | string
  draft: OrderDraft
  texts: CheckoutTexts
}

/** The member's own addresses to choose from; what was chosen can still be changed below. */
export function SavedAddresses({ member, draft, texts }: SavedAddressesProps) {
  const saved = useLoaded(String(member), fetchAddresses)
  const addresses = saved.state === 'ready' ? saved.value : undefined

  useEffect(() => {
    if (addresses !== undefined) takeFirstAddress(addresses)
  }, [addresses])

  if (saved.state === 'failed') {
    return <RetryNote message={texts.addressesFailed} retry={texts.retry} onRetry={saved.retry} />
  }
  if (addresses === undefined) return <p className="muted">{texts.addressesLoading}</p>
  if (addresses.length === 0) return null
  return (
    <fieldset className="checkout-saved">
      <legend className="field__label">{texts.savedAddresses}</legend>
      {addresses.map((entry) => (
        <SavedAddress key={entry.id} entry={entry} chosen={isDelivered(entry, draft)} />
      ))}
    </fieldset>
  )
}

function SavedAddress({ entry, chosen }: { entry: AddressEntry; chosen: boolean }) {
  const { name, phone, address, ward, district, province } = entry.attributes
  return (
    <label className="check checkout-option">
      <input
        type="radio"
        name="checkout-saved"
        checked={chosen}
        onChange={() => void takeAddress(entry)}
      />
      <span>
        <span className="checkout-option__name">
          {name} · {phone}
        </span>
        <span className="field__hint">
          {[address, ward, district, province].filter(Boolean).join(', ')}
        </span>
      </span>
    </label>
  )
}
