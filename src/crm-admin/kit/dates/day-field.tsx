import { useId, useRef } from 'react'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { CalendarIcon } from '../values/icon.tsx'
import dayCss from './day.css?inline'
import { dayText, maskDay, readDay } from './day-text.ts'

interface DayFieldProps {
  label: string
  short: string
  /** Typed text, DD/MM/YYYY. */
  text: string
  problem: string | undefined
  onChange: (text: string) => void
  onLeave?: () => void
}

/**
 * A day, typed as DD/MM/YYYY in both languages, because a field of type `date` follows the
 * browser's language. The browser's own calendar opens beside it.
 */
export function DayField({ label, short, text, problem, onChange, onLeave }: DayFieldProps) {
  const { t } = useTexts()
  const id = useId()
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <span className={problem === undefined ? 'crm-day' : 'crm-day crm-day-wrong'}>
      <Styles name="day" css={dayCss} />
      <label htmlFor={id}>{short}</label>
      <input
        id={id}
        className="crm-field"
        inputMode="numeric"
        autoComplete="off"
        placeholder="DD/MM/YYYY"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem}
        value={text}
        onChange={(event) => onChange(maskDay(event.target.value, text))}
        onBlur={onLeave}
      />
      <input
        ref={calendar}
        className="crm-calendar"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={readDay(text) ?? ''}
        onChange={(event) => onChange(dayText(event.target.value))}
      />
      <button
        type="button"
        className="crm-icon-button"
        aria-label={t('day.choose', { label })}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarIcon />
      </button>
    </span>
  )
}
