import { Icon } from './icon.tsx'

const steps = [1, 2, 3, 4, 5] as const

interface StarInputProps {
  name: string
  legend: string
  /** 0 until one is chosen. */
  value: number
  onChange: (stars: number) => void
  /** Words for each number of stars, lowest first. */
  words: readonly string[]
}

/** Radio buttons drawn as stars: arrow keys choose, and the choice is shown in words. */
export function StarInput({ name, legend, value, onChange, words }: StarInputProps) {
  return (
    <fieldset className="star-input">
      <legend className="visually-hidden">{legend}</legend>
      {steps.map((step) => (
        <label key={step} className={step <= value ? 'is-on' : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={step}
            checked={step === value}
            onChange={() => onChange(step)}
          />
          <Icon name="star" />
          <span className="visually-hidden">{words[step - 1]}</span>
        </label>
      ))}
      <span className="star-input__word" aria-hidden="true">
        {value === 0 ? '' : words[value - 1]}
      </span>
    </fieldset>
  )
}

export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {steps.map((step) => (
        <span key={step} className={step <= value ? 'is-on' : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
