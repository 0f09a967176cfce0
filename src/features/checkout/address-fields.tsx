import { TextField } from '../../ui/text-field.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'
import { fieldId } from './field-id.ts'
import { changeDraft } from './order-draft.store.ts'
import type { OrderDraft } from './order-draft.ts'
import type { FieldErrors } from './order-form.ts'
import { PlaceField } from './place-field.tsx'
import { districtsIn, provinces, wardsIn } from './places.ts'

interface FieldsProps {
  draft: OrderDraft
  errors: FieldErrors
  texts: CheckoutTexts
}

export function AddressFields({ draft, errors, texts }: FieldsProps) {
  return (
    <>
      <PlaceField
        level="province"
        source={provinces}
        value={draft.province}
        error={errors.province}
        texts={texts}
        waiting={texts.placeLoading}
        autoComplete="address-level1"
      />
      <PlaceField
        level="district"
        source={draft.province ? districtsIn(draft.province.id) : undefined}
        value={draft.district}
        error={errors.district}
        texts={texts}
        waiting={texts.placeFirstProvince}
        autoComplete="address-level2"
      />
      <PlaceField
        level="ward"
        source={draft.district ? wardsIn(draft.district.id) : undefined}
        value={draft.ward}
        error={errors.ward}
        texts={texts}
        waiting={texts.placeFirstDistrict}
        autoComplete="address-level3"
      />
      <TextField
        id={fieldId('address')}
        label={texts.address}
        value={draft.address}
        onChange={(address) => changeDraft('address', address)}
        error={errors.address && texts[errors.address]}
        required
        autoComplete="street-address"
        maxLength={300}
      />
      <TextField
        id={fieldId('note')}
        label={texts.note}
        value={draft.note}
        onChange={(note) => changeDraft('note', note)}
        error={errors.note && texts[errors.note]}
        optionalText={texts.optional}
        autoComplete="off"
        maxLength={1000}
        rows={3}
      />
    </>
  )
}
