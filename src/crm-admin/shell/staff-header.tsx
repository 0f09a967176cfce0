import { Button } from 'antd'
import type { ReactNode } from 'react'
import { signOut } from '../../stores/session.store.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import { paths } from '../routing/paths.ts'
import { leaveFor } from '../session/leave.ts'
import { useTexts } from '../texts/use-texts.ts'
import { MenuIcon } from './icons.tsx'

interface StaffHeaderProps {
  name: string
  menu: { label: string; expanded: boolean; onToggle: () => void }
  /** Between the person and the sign-out. */
  children?: ReactNode
}

export function StaffHeader({ name, menu, children }: StaffHeaderProps) {
  const { t } = useTexts()
  const leave = (): void => {
    leaveFor(paths.shop())
    signOut()
    notifyNextPage({ variant: 'success', message: t('header.signedOut') })
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
        {name}
      </p>
      {children}
      <Button onClick={leave}>{t('header.signOut')}</Button>
    </header>
  )
}
