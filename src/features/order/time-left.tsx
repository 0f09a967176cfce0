import { fill } from '@nas/domain/placeholders'
import { useEffect, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'

const minuteMs = 60_000

function timeLeftText(until: string, now: number, texts: Texts<'order'>): string | null {
  const left = Date.parse(until) - now
  if (!(left > 0)) return null
  const all = Math.floor(left / minuteMs)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (all === 0) return texts.lessThanMinute
  return fill(hours === 0 ? texts.minutesOnly : texts.hoursMinutes, { hours, minutes })
}

/** Maximum delay of `setTimeout`. */
const longestTimerMs = 2 ** 31 - 1

/** Whether this time has passed; never for `null`. */
export function useIsOver(until: string | null): boolean {
  const left = () => (until === null ? Number.POSITIVE_INFINITY : Date.parse(until) - Date.now())
  const [over, setOver] = useState(() => left() <= 0)

  useEffect(() => {
    setOver(left() <= 0)
    if (left() <= 0 || left() > longestTimerMs) return
    const timer = setTimeout(() => setOver(true), left())
    return () => clearTimeout(timer)
  }, [until])

  return over
}

interface TimeLeftProps {
  until: string
  texts: Texts<'order'>
}

export function TimeLeft({ until, texts }: TimeLeftProps) {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 4)
    return () => clearInterval(timer)
  }, [])

  const left = timeLeftText(until, now, texts)
  return (
    <strong role="timer">
      {left === null ? texts.timeOver : fill(texts.timeLeft, { time: left })}
    </strong>
  )
}
