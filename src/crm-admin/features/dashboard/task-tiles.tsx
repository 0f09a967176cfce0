import type { Permission } from '@nas/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Button } from 'antd'
import { useId } from 'react'
import type { SearchTexts } from '../../kit/address/search-text.ts'
import { countOptions } from '../../kit/list/list-page.ts'
import type { ListSpec } from '../../kit/list/list-search.ts'
import { useTexts } from '../../kit/texts/texts.ts'
import { useMay } from '../../shell/use-may.ts'
import { showNumber } from './formats.ts'
import { type DashboardText, useDashboardTexts } from './use-dashboard-texts.ts'

export interface Task {
  label: DashboardText
  spec: Pick<ListSpec<never>, 'resource' | 'sort' | 'filters'>
  to: NonNullable<LinkProps['to']>
  search: SearchTexts
  needs: Permission
}

export function TaskTiles({ tasks }: { tasks: readonly Task[] }) {
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
          {isPending ? '…' : (count ?? '–')}
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
