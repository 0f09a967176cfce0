import { queryOptions } from '@tanstack/react-query'
import { fetchAccount } from '../../../api-client/account.ts'
import { fetchSessions } from '../../../api-client/session.ts'
import { keysOf } from '../../kit/list/list-page.ts'

export const sessionResource = 'sessions'

export const ownAccountOptions = queryOptions({
  queryKey: [...keysOf('users').all, 'own'],
  queryFn: fetchAccount,
})

export const sessionsOptions = queryOptions({
  queryKey: keysOf(sessionResource).all,
  queryFn: fetchSessions,
})
