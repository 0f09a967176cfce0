import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api-client/api.ts'

/**
 * Whether this member of staff has jobs to be shown. It stands apart from them, because every first
 * screen asks and few have any.
 */
export const anyJobOptions = queryOptions({
  queryKey: ['staffjobs', 'any'],
  queryFn: async ({ signal }) => {
    const { data } = Object(await api.get('/api/app/staffjobs', {}, signal))
    return Array.isArray(data) && data.length > 0
  },
})
