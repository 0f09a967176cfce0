import type { FormTexts } from './form-texts.ts'
import type { ChosenPlaces, Place, PlaceLevel } from './place.ts'
import { PlaceField } from './place-field.tsx'
import { districtsIn, provinces, wardsIn } from './places.ts'

interface PlaceFieldsProps {
  /** Id of the control of a field, which errors link to. */
  idOf: (level: PlaceLevel) => string
  chosen: ChosenPlaces
  errorOf: (level: PlaceLevel) => string | undefined
  onChange: (level: PlaceLevel, place: Place | null) => void
  texts: FormTexts
}

/** Province, then district, then ward; each is searched by typing, accents aside. */
export function PlaceFields({ idOf, chosen, errorOf, onChange, texts }: PlaceFieldsProps) {
  const { province, district, ward } = chosen
  const common = (level: PlaceLevel) => ({
    id: idOf(level),
    label: texts[level],
    error: errorOf(level),
    onChange: (place: Place | null) => onChange(level, place),
    texts,
  })
  return (
    <>
      <PlaceField
        {...common('province')}
        source={provinces}
        value={province}
        waiting={texts.placeLoading}
        autoComplete="address-level1"
      />
      <PlaceField
        {...common('district')}
        source={province ? districtsIn(province.id) : undefined}
        value={district}
        waiting={texts.placeFirstProvince}
        autoComplete="address-level2"
      />
      <PlaceField
        {...common('ward')}
        source={district ? wardsIn(district.id) : undefined}
        value={ward}
        waiting={texts.placeFirstDistrict}
        autoComplete="address-level3"
      />
    </>
  )
}
