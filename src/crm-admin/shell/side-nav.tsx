import type { ReactNode } from 'react'
import { Link } from '../routing/navigation.tsx'
import type { StaffRoute } from '../routing/routes.ts'
import { paths } from '../routing/routes.ts'
import type { TextKey } from '../texts/texts.ts'
import { useTexts } from '../texts/texts.ts'
import { DashboardIcon, OrdersIcon } from './icons.tsx'

interface Entry {
  label: TextKey
  href: string
  icon: ReactNode
  /** Screens that belong to the entry. */
  routes: StaffRoute['name'][]
}

/** Labels and order of SPEC §2; an entry comes with its screen. */
const entries: Entry[] = [
  {
    label: 'menu.dashboard',
    href: paths.dashboard(),
    icon: <DashboardIcon />,
    routes: ['dashboard'],
  },
  {
    label: 'menu.orders',
    href: paths.orders(),
    icon: <OrdersIcon />,
    routes: ['orders', 'order'],
  },
]

interface SideNavProps {
  current: StaffRoute['name']
  collapsed: boolean
  onChoose?: () => void
}

export function SideNav({ current, collapsed, onChoose }: SideNavProps) {
  const { t } = useTexts()
  return (
    <nav className="crm-nav" aria-label={t('menu.label')}>
      <ul className="crm-plain">
        {entries.map(({ label, href, icon, routes }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={routes.includes(current) ? 'page' : undefined}
              title={collapsed ? t(label) : undefined}
              onClick={onChoose}
            >
              {icon}
              <span className={collapsed ? 'crm-hidden' : undefined}>{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
