import { factorStateAnswerSchema } from '@nas/contract/second-factor/fields'
import { formatDate } from '@nas/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { apiOptions, keysOf } from '../kit/list/list-page.ts'
import { useTexts } from '../kit/texts/texts.ts'
import { ScreenLoading } from './screen-states.tsx'

export const factorOptions = {
  ...apiOptions(
    keysOf('secondfactor').one('own'),
    ['/api/app/secondfactor'],
    factorStateAnswerSchema,
    ({ data }) => data,
  ),
  staleTime: 5 * 60_000,
}

/** Leads staff with a due second factor to its set-up; the server enforces it. */
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
        <div className="crm-box crm-failure crm-row crm-ends" role="alert">
          {t('factor.grace', { day: formatDate(`${data.requiredFrom}T00:00:00+07:00`) })}
          <Link to="/security">{t('factor.setUp')}</Link>
        </div>
      )}
      {children}
    </>
  )
}
