import { genders, type RegisterTexts } from './register-form.ts'

interface GenderFieldProps {
  id: string
  value: string
  onChange: (gender: string) => void
  texts: RegisterTexts
}

/** Nobody has to answer: pressing the chosen one again takes the answer back. */
export function GenderField({ id, value, onChange, texts }: GenderFieldProps) {
  const words = { female: texts.female, male: texts.male, other: texts.otherGender }
  return (
    <fieldset className="field choice" id={id}>
      <legend className="field__label">
        {texts.gender} <span className="field__optional">({texts.optional})</span>
      </legend>
      <div className="choice__row">
        {genders.map((gender) => (
          <label key={gender} className="choice__option">
            <input
              type="radio"
              name={id}
              value={gender}
              checked={value === gender}
              onChange={() => onChange(gender)}
              onClick={() => value === gender && onChange('')}
            />
            {words[gender]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
