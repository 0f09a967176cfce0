import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { $signedIn } from '../../../stores/session.store.ts'
import { fetchStaff } from './requests.api.ts'

interface Staff {
  /** E-mail of the signed-in member of staff. */
  own: string | null
  nameOf: (email: string) => string
  options: { value: string; label: string }[]
}

/** The staff by their e-mails; a former colleague is shown by the e-mail. */
export function useStaff(): Staff {
  const own = useStore($signedIn)?.email ?? null
  const { data } = useQuery({
    queryKey: ['users', 'staff'],
    queryFn: ({ signal }) => fetchStaff(signal),
    staleTime: 5 * 60_000,
  })
  const names = data ?? new Map<string, string>()
  return {
    own,
    nameOf: (email) => names.get(email) ?? email,
    options: [...names].map(([value, label]) => ({ value, label })),
  }
}
