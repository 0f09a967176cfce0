import { Link } from '@tanstack/react-router'
import { useTexts } from '../kit/texts/texts.ts'
import { Icon } from '../kit/values/icon.tsx'
import { sectionsFor } from './sections.ts'
import { useMay } from './use-may.ts'

interface SideNavProps {
  collapsed: boolean
  onChoose?: () => void
}

export function SideNav({ collapsed, onChoose }: SideNavProps) {
  const { t } = useTexts()
  const may = useMay()
  return (
    <nav className="crm-nav" aria-label={t('menu.label')}>
      <ul className="crm-plain">
        {sectionsFor(may).map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              // A record's page belongs to the section of its list; the dashboard has no list.
              activeOptions={{ exact: to === '/', includeSearch: false }}
              title={collapsed ? t(label) : undefined}
              onClick={onChoose}
            >
              <Icon path={icon} />
              <span className={collapsed ? 'crm-hidden' : undefined}>{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
