import { Link } from '../routing/navigation.tsx'
import { paths } from '../routing/routes.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import type { TextKey } from '../texts/texts.ts'
import { useTexts } from '../texts/texts.ts'

interface Task {
  title: TextKey
  text: TextKey
  href: string
}

const tasks: Task[] = [
  {
    title: 'dashboard.newOrders',
    text: 'dashboard.newOrdersText',
    href: paths.orders({ state: 'new' }),
  },
  {
    title: 'dashboard.packing',
    text: 'dashboard.packingText',
    href: paths.orders({ state: 'pickitem' }),
  },
  { title: 'menu.orders', text: 'dashboard.ordersText', href: paths.orders() },
]

/** A start page of links. */
export function DashboardScreen({ name }: { name: string }) {
  const { t } = useTexts()
  return (
    <PageFrame title={t('dashboard.title')}>
      <p className="crm-lead">
        {t('dashboard.welcome', { name })}. {t('dashboard.intro')}
      </p>
      <ul className="crm-plain crm-tasks">
        {tasks.map(({ title, text, href }) => (
          <li key={href} className="crm-box">
            <Link href={href} className="crm-box-link">
              {t(title)}
            </Link>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
