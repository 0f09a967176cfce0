import { Link } from '@tanstack/react-router'
import { useTexts } from '../kit/texts/texts.ts'
import { Icon } from '../kit/values/icon.tsx'
import { icons, sectionsFor } from './sections.ts'
import { useMay } from './use-may.ts'

export function SideNav(props: { collapsed: boolean; onChoose?: () => void }) {
  const { collapsed, onChoose } = props
  const { t } = useTexts()
  const may = useMay()
  return (
    <nav className="crm-nav" aria-label={t('menu.label')}>
      <ul className="crm-plain">
        {sectionsFor(may).map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              // A record's page belongs to the section of its list; the dashboard has no list.
              activeOptions={{ exact: to === '/', includeSearch: false }}
              title={collapsed ? t(`menu.${name}`) : undefined}
              onClick={onChoose}
            >
              <Icon path={icons[name]} />
              <span className={collapsed ? 'crm-hidden' : undefined}>{t(`menu.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
