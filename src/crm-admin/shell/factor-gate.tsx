import { formatDate } from '@nas/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation } from '@tanstack/react-router'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { factorOptions } from '../security/security.api.ts'
import { useTexts } from '../texts/texts.ts'
import { ScreenLoading } from './screen-states.tsx'

/**
 * Sends staff whose second factor is due to the page where it is set up, and tells those who have
 * days left. The server decides: here nobody is kept out, they are shown the way.
 */
export function FactorGate({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { data, isPending } = useQuery(factorOptions)
  const { pathname } = useLocation()
  if (isPending) return <ScreenLoading />
  if (data?.due && pathname !== '/security') return <Navigate to="/security" replace />
  const inGrace = data !== undefined && data.enrolledAt === null && !data.due
  return (
    <>
      {inGrace && data.requiredFrom !== null && (
        <Alert
          className="crm-grace"
          type="warning"
          showIcon
          title={t('factor.grace', { day: formatDate(`${data.requiredFrom}T00:00:00+07:00`) })}
          action={<Link to="/security">{t('factor.setUp')}</Link>}
        />
      )}
      {children}
    </>
  )
}
