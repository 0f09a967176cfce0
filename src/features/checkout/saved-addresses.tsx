import { useEffect } from 'react'
import { type AddressEntry, fetchAddresses } from '../../api-client/addresses.ts'
import { RetryNote } from '../../forms/retry-note.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import type { OrderDraft } from './order-draft.ts'
import { isDelivered, takeAddress, takeFirstAddress } from './saved-address.ts'

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
