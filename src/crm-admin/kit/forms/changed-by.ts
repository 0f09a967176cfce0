import { type LastChangeParameters, lastChangeAnswerSchema } from '@nas/contract/audit-log/fields'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'

export type AuditedRecord = LastChangeParameters

/** Maximum difference in ms between an entry and its version, whose clocks differ. */
const togetherMs = 10_000

/**
 * @param at time at which the version was stored; null makes no query
 * @returns the name of the person who stored it; null for a customer, or while it is unknown
 */
export function useChangedBy(record: AuditedRecord | undefined, at: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['last-change', record, at],
    queryFn: async ({ signal }) =>
      v.parse(lastChangeAnswerSchema, await api.get('/api/app/lastchange', { ...record }, signal)),
    enabled: record !== undefined && at !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const change = data?.data ?? null
  if (change === null || at === null) return null
  return Math.abs(Date.parse(change.at) - Date.parse(at)) < togetherMs ? change.who : null
}
