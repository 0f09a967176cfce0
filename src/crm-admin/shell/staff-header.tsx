import { useIsFetching } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { otherLocale } from '../../i18n/locale.ts'
import { forgetTyped, signOut } from '../../stores/session.store.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import { leaveFor, outside } from '../kit/address/leave.ts'
import { NoticeSlot } from '../kit/feedback/notices.tsx'
import { $staffLocale, inBoth, useTexts } from '../kit/texts/texts.ts'
import { MenuIcon } from '../kit/values/icon.tsx'
import { useMay } from './use-may.ts'

/** Links to the shop, Payload's admin and the other language: in the header, or in the drawer of narrow windows. */
export function HeaderTools() {
  const { t, locale } = useTexts()
  const may = useMay()
  const other = otherLocale(locale)
  return (
    <div className="crm-tools">
      <a href={outside.shop()}>{t('header.shop')}</a>
      {may('content') && <a href={outside.payload()}>{t('header.payload')}</a>}
      <Button type="text" lang={other} onClick={() => $staffLocale.set(other)}>
        {t('header.switchLanguage')}
      </Button>
    </div>
  )
}

interface StaffHeaderProps {
  name: string
  menu: { label: string; expanded: boolean; onToggle: () => void }
  /** Shown between the person and the sign-out. */
  children?: ReactNode
}

export function StaffHeader({ name, menu, children }: StaffHeaderProps) {
  const { t } = useTexts()
  const leave = (): void => {
    leaveFor(outside.shop())
    signOut()
    forgetTyped()
    notifyNextPage({ variant: 'success', message: inBoth('header.signedOut') })
  }
  return (
    <header className="crm-header">
      <Button
        type="text"
        icon={<MenuIcon />}
        aria-label={menu.label}
        aria-expanded={menu.expanded}
        onClick={menu.onToggle}
      />
      <p className="crm-person">
        <span className="crm-hidden">{t('header.signedInAs')} </span>
        <Link to="/security" title={t('header.security')}>
          {name}
        </Link>
      </p>
      <NoticeSlot />
      {children}
      <Button onClick={leave}>{t('header.signOut')}</Button>
    </header>
  )
}

/** SPEC §2: shown until the screen has its first data; shell.css sets its times. */
export function LoadingBar() {
  const { t } = useTexts()
  const isMoving = useRouterState({ select: ({ status }) => status === 'pending' })
  const first = useIsFetching({ predicate: ({ state }) => state.status === 'pending' })
  if (!isMoving && first === 0) return null
  return <div className="crm-loading-bar" role="progressbar" aria-label={t('loading')} />
}
