import { useStore } from '@nanostores/react'
import { userSchema } from '@nas/contract/user'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { $signedIn } from '../../../stores/session.store.ts'
import { apiOptions } from '../../kit/list/list-page.ts'

const query = {
  filters: { role: { type: { $eq: 'admin' } } },
  pagination: { after: '', pageSize: 100 },
}

const staffOptions = {
  ...apiOptions(
    ['users', 'staff'],
    ['/api/users', query],
    v.object({ data: v.array(userSchema) }),
    ({ data }) => new Map(data.map(({ email, fullname }) => [email, fullname || email])),
  ),
  staleTime: 5 * 60_000,
}

/** The staff by their e-mails; a former colleague is shown by the e-mail. */
export function useStaff() {
  const own = useStore($signedIn)?.email ?? null
  const { data } = useQuery(staffOptions)
  const names = data ?? new Map<string, string>()
  return {
    own,
    nameOf: (email: string) => names.get(email) ?? email,
    options: [...names].map(([value, label]) => ({ value, label })),
  }
}
