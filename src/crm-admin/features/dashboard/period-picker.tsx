import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { SearchTexts } from '../../kit/address/search-text.ts'
import { DayField } from '../../kit/dates/day-field.tsx'
import { dayText, readDay } from '../../kit/dates/day-text.ts'
import { useTexts } from '../../kit/texts/texts.ts'
import { type PeriodProblem, periodOf, periodProblem, spanOf, spans } from './period-search.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

export function PeriodPicker({ search }: { search: SearchTexts }) {
  const { t } = useDashboardTexts()
  const shown = spanOf(search)
  return (
    <>
      <nav aria-label={t('period.label')}>
        <ul className="crm-plain crm-row crm-spans">
          {spans.map((days) => (
            <li key={days}>
              {/* The router marks the link of the address; this marks the default. */}
              <Link to="/" search={{ days }} aria-current={days === shown ? 'page' : undefined}>
                {t('period.days', { days })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OwnDates search={search} />
    </>
  )
}

function OwnDates({ search }: { search: SearchTexts }) {
  const { t } = useDashboardTexts()
  const { t: frame } = useTexts()
  const id = useId()
  const navigate = useNavigate()
  const { from, to } = periodOf(search)
  const [texts, setTexts] = useState({ from: dayText(from), to: dayText(to) })
  const [problem, setProblem] = useState<PeriodProblem | null>(null)
  useEffect(() => {
    setTexts({ from: dayText(from), to: dayText(to) })
    setProblem(null)
  }, [from, to])

  const apply = (event: FormEvent): void => {
    event.preventDefault()
    const dates = { from: readDay(texts.from) ?? '', to: readDay(texts.to) ?? '' }
    const found = periodProblem(dates)
    setProblem(found)
    if (found === null) void navigate({ to: '/', search: dates })
  }
  const field = (side: 'from' | 'to') => (
    <DayField
      label={frame(`list.${side}`)}
      short={frame(`day.${side}`)}
      text={texts[side]}
      problem={problem === null ? undefined : `${id}-problem`}
      onChange={(text) => setTexts({ ...texts, [side]: text })}
    />
  )
  return (
    <form className="crm-row crm-dates" onSubmit={apply} noValidate>
      {field('from')}
      {field('to')}
      <Button htmlType="submit">{t('period.show')}</Button>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="crm-problem">
          {t(`period.${problem}`)}
        </p>
      )}
    </form>
  )
}
