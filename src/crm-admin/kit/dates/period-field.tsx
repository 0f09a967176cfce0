import { useEffect, useId, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { DayField } from './day-field.tsx'
import { dayText, readDay } from './day-text.ts'

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
