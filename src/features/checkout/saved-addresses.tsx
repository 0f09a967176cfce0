import { formatPhone, isPhone, normalisePhone } from '@nas/domain/contact'
import type { AddressEntry } from '../../api-client/addresses.ts'
import { isProvinceGone, placesNamed } from '../../forms/places.ts'
import { SuccessorNote } from '../../forms/successor-note.tsx'
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

/** How much of a saved address the form could take: `gone` when there is no such province any more. */
export type Taken = 'none' | 'whole' | 'part' | 'gone'

/**
 * Fills the form with an address; null when another was pressed meanwhile, which counts.
 * @param mayStill asked when the names of the places have come: somebody may have typed
 */
export async function takeAddress(
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
