import { Link, useRouteContext } from '@tanstack/react-router'
import { PageFrame } from '../shell/page-frame.tsx'
import type { TextKey } from '../texts/texts.ts'
import { useTexts } from '../texts/texts.ts'

interface Task {
  title: TextKey
  text: TextKey
  search: Record<string, string>
}

const tasks: Task[] = [
  { title: 'dashboard.newOrders', text: 'dashboard.newOrdersText', search: { state: 'new' } },
  { title: 'dashboard.packing', text: 'dashboard.packingText', search: { state: 'pickitem' } },
  { title: 'menu.orders', text: 'dashboard.ordersText', search: {} },
]

/** A start page of links. */
export function DashboardScreen() {
  const { t } = useTexts()
  const { profile } = useRouteContext({ from: '__root__' })
  return (
    <PageFrame title={t('dashboard.title')} isStart>
      <p className="crm-lead">
        {t('dashboard.welcome', { name: profile.name })}. {t('dashboard.intro')}
      </p>
      <ul className="crm-plain crm-tasks">
        {tasks.map(({ title, text, search }) => (
          <li key={title} className="crm-box">
            <Link to="/orders" search={search} className="crm-box-link">
              {t(title)}
            </Link>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
