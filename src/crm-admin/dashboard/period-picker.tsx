import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { SearchTexts } from '../routing/search-text.ts'
import { useTexts } from '../texts/texts.ts'
import { type PeriodProblem, periodOf, periodProblem, spanOf, spans } from './period-search.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

/** The days that are shown: some up to today with one press, or from one day to another. */
export function PeriodPicker({ search }: { search: SearchTexts }) {
  const { t } = useDashboardTexts()
  const shown = spanOf(search)
  return (
    <div className="crm-period">
      <nav aria-label={t('period.label')}>
        <ul className="crm-plain crm-spans">
          {spans.map((days) => (
            <li key={days}>
              <Link
                to="/"
                search={{ days }}
                aria-current={days === shown ? 'true' : undefined}
                activeProps={{ 'aria-current': undefined }}
              >
                {t('period.days', { days })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OwnDates search={search} />
    </div>
  )
}

function OwnDates({ search }: { search: SearchTexts }) {
  const { t } = useDashboardTexts()
  const { t: frame } = useTexts()
  const id = useId()
  const navigate = useNavigate()
  const { from, to } = periodOf(search)
  const [dates, setDates] = useState({ from, to })
  const [problem, setProblem] = useState<PeriodProblem | null>(null)
  useEffect(() => {
    setDates({ from, to })
    setProblem(null)
  }, [from, to])

  const apply = (event: FormEvent): void => {
    event.preventDefault()
    const found = periodProblem(dates)
    setProblem(found)
    if (found === null) void navigate({ to: '/', search: { ...dates } })
  }
  const field = (side: 'from' | 'to') => (
    <div>
      <label htmlFor={`${id}-${side}`}>{frame(`list.${side}`)}</label>
      <input
        id={`${id}-${side}`}
        className="crm-field crm-date"
        type="date"
        value={dates[side]}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => setDates({ ...dates, [side]: event.target.value })}
      />
    </div>
  )
  return (
    <form className="crm-dates" onSubmit={apply} noValidate>
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
