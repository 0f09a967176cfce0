import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Skeleton } from 'antd'
import { useId } from 'react'
import { countOptions } from '../list/list-page.ts'
import { useMay } from '../session/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import { showNumber } from './formats.ts'
import { type Task, tasks } from './tasks.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

/** What waits for staff; each tile leads to the list of it. */
export function TaskTiles() {
  const { t } = useDashboardTexts()
  const id = useId()
  const may = useMay()
  const own = tasks.filter(({ needs }) => may(needs))
  if (own.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="crm-part">
        {t('task.title')}
      </h2>
      <ul className="crm-plain crm-tiles">
        {own.map((task) => (
          <TaskTile key={task.label} task={task} />
        ))}
      </ul>
    </section>
  )
}

function TaskTile({ task: { label, spec, to, search } }: { task: Task }) {
  const { t, locale } = useDashboardTexts()
  const { t: frame } = useTexts()
  const { data, isPending, isFetching, refetch } = useQuery(countOptions(spec, search))
  const count = data && `${showNumber(locale)(data.total)}${data.capped ? '+' : ''}`
  return (
    <li className="crm-box crm-tile">
      <Link to={to} search={search} className="crm-box-link">
        <span className={`crm-tile-figure ${data?.total === 0 ? 'crm-tile-none' : ''}`}>
          {isPending ? <Skeleton.Button active size="small" /> : (count ?? '–')}
        </span>
        <span>{t(label)}</span>
      </Link>
      {!isPending && data === undefined && (
        <p className="crm-tile-failure">
          {t('task.failed')}{' '}
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {frame('retry')}
            <span className="crm-hidden">: {t(label)}</span>
          </Button>
        </p>
      )}
    </li>
  )
}
