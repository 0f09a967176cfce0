'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import type { User } from '../payload-types'

/** Leads an editor with a due second factor to its set-up; the server enforces it. */
export function FactorGate({ children }: { children: ReactNode }) {
  const { user } = useAuth<User>()
  const { routes, admin } = useConfig().config
  const path = usePathname()
  const router = useRouter()
  const account = `${routes.admin}${admin.routes.account}`
  const leave = `${routes.admin}${admin.routes.logout}`
  const isElsewhere = user?.factorDue && path !== account && path !== leave
  useEffect(() => {
    if (isElsewhere) router.replace(account)
  }, [isElsewhere, account])
  return children
}
