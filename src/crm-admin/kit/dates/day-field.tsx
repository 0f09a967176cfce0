import { useEffect, useId, useRef, useState } from 'react'
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

/** Days `YYYY-MM-DD`; empty for an open end. */
interface Days {
  from: string
  to: string
}

interface PeriodFieldProps extends Days {
  /** Called once both days make a valid period. */
  onChange: (days: Days) => void
}

const sides = ['from', 'to'] as const

export function PeriodField({ from, to, onChange }: PeriodFieldProps) {
  const { t } = useTexts()
  const id = useId()
  const [texts, setTexts] = useState({ from: dayText(from), to: dayText(to) })
  const [isLeft, setIsLeft] = useState(false)
  // Back and forward change the address.
  useEffect(() => setTexts({ from: dayText(from), to: dayText(to) }), [from, to])

  const daysIn = (typed: Days) => ({ from: readDay(typed.from), to: readDay(typed.to) })
  const isBackward = ({ from, to }: Days): boolean => from !== '' && to !== '' && from > to
  const days = daysIn(texts)
  const malformed = sides.filter((side) => isLeft && days[side] === null)
  const backward = days.from !== null && days.to !== null && isBackward(days as Days)
  const problem = backward ? 'day.backward' : malformed.length > 0 ? 'day.malformed' : null

  const change = (typed: Days): void => {
    setTexts(typed)
    setIsLeft(false)
    const { from: first, to: last } = daysIn(typed)
    if (first === null || last === null || isBackward({ from: first, to: last })) return
    if (first !== from || last !== to) onChange({ from: first, to: last })
  }
  return (
    <div className="crm-days">
      {sides.map((side) => (
        <DayField
          key={side}
          label={t(`list.${side}`)}
          short={t(`day.${side}`)}
          text={texts[side]}
          problem={backward || malformed.includes(side) ? id : undefined}
          onChange={(text) => change({ ...texts, [side]: text })}
          onLeave={() => setIsLeft(true)}
        />
      ))}
      {problem !== null && (
        <p id={id} className="crm-problem" role="alert">
          {t(problem)}
        </p>
      )}
    </div>
  )
}
