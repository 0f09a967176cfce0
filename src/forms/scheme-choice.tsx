import type { AddressScheme } from '@nas/contract/create-order'
import type { FormTexts } from './form-texts.ts'

interface SchemeChoiceProps {
  name: string
  scheme: AddressScheme
  onChange: (scheme: AddressScheme) => void
  texts: FormTexts
}

const choices = [
  ['three_levels', 'schemeThree'],
  ['two_levels', 'schemeTwo'],
] as const satisfies readonly [AddressScheme, keyof FormTexts][]

/** Both ways of writing an address are in use: people know the old one, papers have the new one. */
export function SchemeChoice({ name, scheme, onChange, texts }: SchemeChoiceProps) {
  return (
    <div className="scheme-choice" role="radiogroup" aria-label={texts.scheme}>
      {choices.map(([one, label]) => (
        <label key={one} className="check">
          <input type="radio" name={name} checked={one === scheme} onChange={() => onChange(one)} />
          {texts[label]}
        </label>
      ))}
    </div>
  )
}
