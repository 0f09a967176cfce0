import { lazyRouteComponent, Outlet, useRouteContext, useRouterState } from '@tanstack/react-router'
import { ConfigProvider, Grid, Layout } from 'antd'
import enUs from 'antd/locale/en_US'
import viVn from 'antd/locale/vi_VN'
import { useEffect, useState } from 'react'
import { CommandPalette } from '../keys/command-palette.tsx'
import { ShortcutHelp } from '../keys/shortcut-help.tsx'
import { useShortcuts } from '../keys/shortcuts.ts'
import { useMay } from '../session/use-may.ts'
import baseCss from '../styles/base.css?inline'
import printCss from '../styles/print.css?inline'
import shellCss from '../styles/shell.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { FactorGate } from './factor-gate.tsx'
import { LateOverlay } from './late-overlay.tsx'
import { NoticeArea } from './notices.tsx'
import { ForbiddenScreen } from './screen-states.tsx'
import { neededAt } from './sections.tsx'
import { SideNav } from './side-nav.tsx'
import { HeaderTools, StaffHeader } from './staff-header.tsx'
import { staffTheme } from './theme.ts'

const NavDrawer = lazyRouteComponent(() => import('./nav-drawer.tsx'), 'NavDrawer')

/** SPEC §9. */
const menuWidth = 250
const collapsedWidth = 72

/** Side menu, header and content area (SPEC §2); on narrow windows the menu is a drawer. */
export function StaffShell() {
  const { t, locale } = useTexts()
  const { profile } = useRouteContext({ from: '__root__' })
  const may = useMay()
  const needed = neededAt(useRouterState({ select: ({ location }) => location.pathname }))
  const isWide = Grid.useBreakpoint().lg ?? true
  const [collapsed, setCollapsed] = useState(false)
  const [drawerOpen, setDrawerOpen] = useState(false)
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  useShortcuts([{ key: 'p', label: t('keys.print'), run: () => window.print() }])

  const menu = isWide
    ? {
        label: t(collapsed ? 'menu.expand' : 'menu.collapse'),
        expanded: !collapsed,
        onToggle: () => setCollapsed(!collapsed),
      }
    : { label: t('menu.open'), expanded: drawerOpen, onToggle: () => setDrawerOpen(true) }

  // Notices keep clear of what one presses next: steps on the right, the bar of an editor below.
  return (
    <ConfigProvider locale={locale === 'vi' ? viVn : enUs} theme={staffTheme}>
      <Styles name="base" css={baseCss} />
      <Styles name="shell" css={shellCss} />
      <Styles name="print" css={printCss} />
      <NoticeArea placement={isWide ? 'bottomLeft' : 'top'}>
        <a className="crm-skip" href="#crm-main">
          {t('skip')}
        </a>
        <Layout className="crm-layout" hasSider={isWide}>
          {isWide && (
            <Layout.Sider
              className="crm-sider"
              width={menuWidth}
              collapsedWidth={collapsedWidth}
              collapsed={collapsed}
              trigger={null}
              collapsible
            >
              <p className={`crm-brand ${collapsed ? 'crm-brand-short' : ''}`}>
                {collapsed ? 'NAS' : t('brand')}
              </p>
              <SideNav collapsed={collapsed} />
            </Layout.Sider>
          )}
          <Layout>
            <StaffHeader name={profile.name} menu={menu}>
              {isWide && <HeaderTools />}
            </StaffHeader>
            <main id="crm-main" className="crm-content" tabIndex={-1}>
              <FactorGate>
                {needed === undefined || may(needed) ? <Outlet /> : <ForbiddenScreen />}
              </FactorGate>
            </main>
          </Layout>
        </Layout>
        <ShortcutHelp />
        <CommandPalette />
        <LateOverlay open={drawerOpen && !isWide}>
          <NavDrawer
            width={menuWidth}
            open={drawerOpen && !isWide}
            onClose={() => setDrawerOpen(false)}
          />
        </LateOverlay>
      </NoticeArea>
    </ConfigProvider>
  )
}
