import { formatPhone, isPhone, normalisePhone } from '@nas/domain/contact'
import type { AddressEntry } from '../../api-client/addresses.ts'
import { placesNamed } from '../../forms/places.ts'
import type { CheckoutTexts, OrderDraft } from './order-form.ts'
import { orderForm } from './order-form.ts'

const noBreak = '\u00a0'

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

/** Fills the form with an address; the last one pressed counts. True when all of it is known. */
export async function takeAddress(entry: AddressEntry): Promise<boolean> {
  latest = entry.id
  const places = await placesNamed(entry.attributes)
  if (latest !== entry.id) return false
  const { name, phone, address } = entry.attributes
  orderForm.fill({ name, phone, address, ...places })
  orderForm.showErrors({})
  return isDelivered(entry, orderForm.$values.get())
}

interface SavedAddressesProps {
  addresses: readonly AddressEntry[]
  draft: OrderDraft
  texts: CheckoutTexts
  onTake: (entry: AddressEntry) => void
}

/** The member's own addresses to choose from. */
export function SavedAddresses({ addresses, draft, texts, onTake }: SavedAddressesProps) {
  return (
    <fieldset className="checkout-saved">
      <legend className="field__label">{texts.savedAddresses}</legend>
      {addresses.map((entry) => (
        <SavedAddress
          key={entry.id}
          entry={entry}
          chosen={isDelivered(entry, draft)}
          onTake={onTake}
        />
      ))}
    </fieldset>
  )
}

interface SavedAddressProps {
  entry: AddressEntry
  chosen: boolean
  onTake: (entry: AddressEntry) => void
}

function SavedAddress({ entry, chosen, onTake }: SavedAddressProps) {
  const { name, phone, address, ward, district, province } = entry.attributes
  return (
    <label className="check checkout-option">
      <input type="radio" name="checkout-saved" checked={chosen} onChange={() => onTake(entry)} />
      <span>
        <span className="checkout-option__name">
          {name} · {formatPhone(phone).replaceAll(' ', noBreak)}
        </span>
        <span className="field__hint">
          {[address, ward, district, province].filter(Boolean).join(', ')}
        </span>
      </span>
    </label>
  )
}
