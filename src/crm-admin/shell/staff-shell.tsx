import { useStore } from '@nanostores/react'
import { Outlet, useRouteContext, useRouterState } from '@tanstack/react-router'
import { ConfigProvider, Grid, type ThemeConfig } from 'antd'
import enUs from 'antd/locale/en_US'
import viVn from 'antd/locale/vi_VN'
import { type ReactNode, useEffect, useState } from 'react'
import { checkedAtom } from '../../stores/checked-storage.ts'
import { staffKeys } from '../../stores/staff-keys.ts'
import { LateOverlay, lateComponent } from '../kit/feedback/late-overlay.tsx'
import { ShortcutHelp } from '../kit/keyboard/shortcut-help.tsx'
import { useShortcuts } from '../kit/keyboard/shortcuts.ts'
import baseCss from '../kit/styles/base.css?inline'
import printCss from '../kit/styles/print.css?inline'
import shellCss from '../kit/styles/shell.css?inline'
import { Styles } from '../kit/styles/styles.tsx'
import { useTexts } from '../kit/texts/texts.ts'
import { FactorGate } from './factor-gate.tsx'
import { JobWatch } from './job-watch.tsx'
import { ForbiddenScreen } from './screen-states.tsx'
import { neededAt } from './sections.ts'
import { SideNav } from './side-nav.tsx'
import { HeaderTools, LoadingBar, StaffHeader } from './staff-header.tsx'
import { useMay } from './use-may.ts'

/** Honours `prefers-reduced-motion`. */
const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** The shop's colours with enough contrast for text on white. */
const staffTheme: ThemeConfig = {
  token: {
    colorPrimary: '#1f6866',
    colorPrimaryBg: '#e6f0ee',
    colorPrimaryBgHover: '#d6e6e3',
    colorLink: '#1f6866',
    colorInfo: '#1f6866',
    colorError: '#b3261e',
    colorErrorBg: '#fdf0ee',
    colorTextBase: '#1d2b2a',
    colorTextPlaceholder: '#5f6b69',
    colorTextDescription: '#55615f',
    controlItemBgActiveHover: '#d6e6e3',
    borderRadius: 8,
    fontFamily: "'Be Vietnam Pro', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontSize: 15,
    fontWeightStrong: 500,
    controlHeight: 40,
    motion: !isStill,
  },
  components: {
    Select: { optionSelectedBg: '#e6f0ee' },
    Alert: { withDescriptionPadding: '14px 16px', withDescriptionIconSize: 20 },
    Table: { headerBg: '#f2ece3', cellPaddingInlineMD: 14 },
  },
}

const NavDrawer = lateComponent(() => import('./nav-drawer.tsx'), 'NavDrawer')

/** SPEC §9. */
const drawerWidth = 250

const $menuCollapsed = checkedAtom(staffKeys.menuCollapsed, false, (stored) => stored === true)

/**
 * Side menu, header and content area (SPEC §2); in narrow windows the menu is a drawer.
 * @param palette shown in the header
 * @param proof asks for a fresh code
 */
export function StaffShell({ palette, proof }: { palette: ReactNode; proof: ReactNode }) {
  const { t, locale } = useTexts()
  const { profile } = useRouteContext({ from: '__root__' })
  const may = useMay()
  const needed = neededAt(useRouterState({ select: ({ location }) => location.pathname }))
  const isWide = Grid.useBreakpoint().lg ?? true
  const collapsed = useStore($menuCollapsed)
  const [drawerOpen, setDrawerOpen] = useState(false)
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  useShortcuts([{ key: 'p', label: t('keys.print'), run: () => window.print() }])

  const menu = isWide
    ? {
        label: t(collapsed ? 'menu.expand' : 'menu.collapse'),
        expanded: !collapsed,
        onToggle: () => $menuCollapsed.set(!collapsed),
      }
    : { label: t('menu.open'), expanded: drawerOpen, onToggle: () => setDrawerOpen(true) }

  return (
    <ConfigProvider locale={locale === 'vi' ? viVn : enUs} theme={staffTheme}>
      <Styles name="base" css={baseCss} />
      <Styles name="shell" css={shellCss} />
      <Styles name="print" css={printCss} />
      <div className="crm-app">
        <a className="crm-skip" href="#crm-main">
          {t('skip')}
        </a>
        <div className="crm-layout">
          {isWide && (
            <aside className={`crm-sider ${collapsed ? 'crm-sider-short' : ''}`}>
              <p className="crm-brand">{collapsed ? 'NAS' : t('brand')}</p>
              <SideNav collapsed={collapsed} />
            </aside>
          )}
          <div className="crm-column">
            <StaffHeader name={profile.name} menu={menu}>
              <LoadingBar />
              {palette}
              {isWide && <HeaderTools />}
            </StaffHeader>
            <main id="crm-main" className="crm-content" tabIndex={-1}>
              <FactorGate>
                {needed === undefined || may(needed) ? <Outlet /> : <ForbiddenScreen />}
                <JobWatch />
              </FactorGate>
            </main>
          </div>
        </div>
        <ShortcutHelp />
        {proof}
        <LateOverlay open={drawerOpen && !isWide}>
          <NavDrawer
            width={drawerWidth}
            open={drawerOpen && !isWide}
            onClose={() => setDrawerOpen(false)}
          />
        </LateOverlay>
      </div>
    </ConfigProvider>
  )
}
